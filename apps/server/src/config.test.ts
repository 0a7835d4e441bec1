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
