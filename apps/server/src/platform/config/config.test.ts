import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: `${process.cwd()}/data`,
    SMS_PROVIDER: 'outbox',
    DEMO: true,
    NODE_ENV: 'production',
  });
});

it('takes an empty setting for none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['SERVICE_KEY', 'short'],
  ['SMS_PROVIDER', 'pigeon'],
  ['MAP_TILES_URL', 'https://tiles/{z}'],
  ['LISTING_URL', 'https://karvon.uz/cars/'],
  ['SHOWROOM_URL', 'http://karvon.uz/salon/{id}'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'perhaps'],
  ['MAIN_BASE', 'main'],
])('names %s=%s and says why, without the value', (name, value) => {
  const message = (() => {
    try {
      readConfig({ [name]: value });
      return '';
    } catch (error) {
      return error instanceof ConfigError ? error.message : String(error);
    }
  })();
  expect(message).toMatch(new RegExp(`^These settings cannot be used:\\n  ${name}: .{8,}`));
});

it('asks for an account where Eskiz is to send, and fills no demo there', () => {
  expect(() => readConfig({ SMS_PROVIDER: 'eskiz' })).toThrow(
    /ESKIZ_EMAIL: is needed[^]*ESKIZ_PASSWORD/,
  );
  const eskiz = { SMS_PROVIDER: 'eskiz', ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x' };
  expect(readConfig(eskiz).DEMO).toBe(false);
});

it('fills a demo and lets its buyer in where a user tries the product, and nowhere else', () => {
  const tried = readConfig({});
  expect([tried.DEMO, tried.DEMO_BUYER]).toEqual([true, true]);
  expect(tried.SERVICE_KEY).toHaveLength(32);
  expect(readConfig({}).SERVICE_KEY).not.toBe(tried.SERVICE_KEY);
  expect(readConfig({ NODE_ENV: 'development' }).DEMO_BUYER).toBe(true);
  const sends = { SMS_PROVIDER: 'eskiz', ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x' };
  for (const deployed of [
    { NODE_ENV: 'production' },
    { NODE_ENV: 'test' },
    { DEMO: 'off' },
    { HOST: '0.0.0.0' },
    { ...sends, PUBLIC_ORIGIN: 'https://karvon.example' },
  ]) {
    const { DEMO, DEMO_BUYER, SERVICE_KEY } = readConfig(deployed);
    expect([DEMO, DEMO_BUYER, SERVICE_KEY]).toEqual([false, false, undefined]);
    // An explicit DEMO=on always enables the demo. On a public deployment the buyer needs its own setting.
    expect(readConfig({ ...deployed, DEMO: 'on' })).toMatchObject({
      DEMO: true,
      DEMO_BUYER: 'DEMO' in deployed,
    });
  }
  // An empty external database gets the demo too, but no buyer who would write into it for ever.
  const own = readConfig({ DATABASE_URL: 'postgres://db/karvon' });
  expect([own.DEMO, own.DEMO_BUYER, own.SERVICE_KEY]).toEqual([true, false, undefined]);
  const wanted = {
    NODE_ENV: 'production',
    DEMO_BUYER: 'on',
    SERVICE_KEY: 'a-key-of-sixteen-signs',
  };
  expect(readConfig(wanted)).toMatchObject({ ...wanted, DEMO_BUYER: true });
  expect(readConfig({ DEMO_BUYER: 'off' }).DEMO_BUYER).toBe(false);
});

it('reads feeds from this machine only where a user tries the product', () => {
  const local = { FEED_LOCAL_ORIGIN: 'http://127.0.0.1:8792' };
  expect(readConfig(local)).toMatchObject(local);
  for (const deployed of [
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'https://karvon.example', DEMO: 'on' },
  ])
    expect(() => readConfig({ ...local, ...deployed })).toThrow(/FEED_LOCAL_ORIGIN cannot be used/);
  for (const FEED_LOCAL_ORIGIN of ['http://10.0.0.1:80', 'http://localhost:80', 'https://a.uz'])
    expect(() => readConfig({ FEED_LOCAL_ORIGIN })).toThrow(/FEED_LOCAL_ORIGIN: must look like/);
});

it('does not start with codes in the log of a public address, but for a demonstration', () => {
  const open = { PUBLIC_ORIGIN: 'https://karvon.example' };
  expect(() => readConfig(open)).toThrow(/SMS_PROVIDER: sends nothing and writes sign-in codes/);
  expect(readConfig({ ...open, DEMO: 'on' }).SMS_PROVIDER).toBe('outbox');
});

it('keeps data as long as the privacy page says', () => {
  const { KEEP_HISTORY_DAYS, KEEP_DEVICES_DAYS, KEEP_EVENTS_DAYS } = readConfig({});
  const periods = [KEEP_HISTORY_DAYS / 365, KEEP_DEVICES_DAYS / 365, KEEP_EVENTS_DAYS];
  const textOf = (language: 'ru' | 'uz'): string =>
    JSON.parse(
      readFileSync(
        path.join(
          import.meta.dirname,
          `../../../../dashboard/public/locales/${language}/legal.json`,
        ),
        'utf8',
      ),
    ).privacy.term.text;
  for (const text of [textOf('ru'), textOf('uz')])
    expect(text.match(/\d+/g)?.map(Number)).toEqual(periods);
});
