import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import {
  type Shop,
  type TestCatalogue,
  openShop,
  readCatalogue,
} from '../../stock/autos/autos.fixture';
import { textMatches } from './text-matches';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let other: Shop;
let id: number;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  id = (await shop.active({ additional_phones: ['+998931112233'] })).id;
  await shop.draft({}, { ...catalogue.k5 });
  await other.active({}, { ...catalogue.tracker });
});
afterAll(() => test.close());

interface Found {
  kind: string;
  id: number;
  title: string;
  text: string;
}
const palette = async (q: string, token = shop.token, language = 'ru'): Promise<Found[]> =>
  (
    await test.call('searchPalette', {
      token,
      query: { q },
      headers: { 'accept-language': language },
    })
  ).body.results;
const suggest = async (query: Record<string, string | number>): Promise<Found[]> =>
  (await test.call('suggest', { token: shop.token, query })).body.results;

describe('searchPalette', () => {
  it('finds a car by its name in the other alphabet, and marks it', async () => {
    const [first] = await palette('кобал');
    expect(first).toMatchObject({
      kind: 'auto',
      id,
      title: `Chevrolet Cobalt, ${catalogue.cobalt.year}`,
      subtitle: 'Karvon Chilonzor · Активно',
      fact: '150\u00A0000\u00A0000\u00A0сум',
      matches: [{ start: 10, length: 5 }],
    });
    const [uz] = await palette('cobalt', shop.token, 'uz');
    expect(uz).toMatchObject({ subtitle: 'Karvon Chilonzor · Faol' });
  });

  it('finds a car by model and colour in either language, and by model and year', async () => {
    const { year } = catalogue.cobalt;
    for (const q of ['oq cobalt', 'кобалт белый', `Cobalt ${year}`])
      expect((await palette(q))[0], q).toMatchObject({ kind: 'auto', id });
    expect((await palette('Karvon Chilonzor'))[0]).toMatchObject({ kind: 'avtosalon' });
  });

  it('finds showrooms, ids and ends of phones', async () => {
    expect(await palette('чилонзор')).toMatchObject([{ kind: 'avtosalon', id: shop.salon }]);
    expect((await palette(String(id)))[0]).toMatchObject({ kind: 'auto', id });
    expect((await palette('111 22 33')).map((row) => row.id)).toEqual([id]);
  });

  it('finds leads by name, phone and car, behind the car itself', async () => {
    const { body: lead } = await test.call('addLead', {
      body: {
        external_id: 'mp-1',
        type: 'call',
        source: 'listing',
        client_name: 'Бахтиёр Хамидов',
        phone: '+998901117788',
        auto_id: id,
        created_at: new Date(test.clock.now().getTime() - 180_000).toISOString(),
      },
    });
    const [byName] = await palette('baxtiyor');
    expect(byName).toMatchObject({
      kind: 'lead',
      id: lead.id,
      title: 'Бахтиёр Хамидов',
      subtitle: `Chevrolet Cobalt, ${catalogue.cobalt.year}`,
      fact: '3 минуты назад',
    });
    expect((await palette('7788', shop.token, 'uz'))[0]).toMatchObject({ fact: '3 daqiqa oldin' });
    expect((await palette('11 77 88'))[0]).toMatchObject({ kind: 'lead', id: lead.id });
    expect((await palette('кобальт')).map(({ kind }) => kind)).toEqual(['auto', 'lead']);
    expect(await palette('baxtiyor', other.token)).toEqual([]);
  });

  it('finds rooms by the buyer, the end of the number and the car, once with their lead', async () => {
    const { body: room } = await test.call('openRoom', {
      body: {
        external_id: 'mp-room',
        room_type: 'buyer',
        username: 'Шахноза Ёдгорова',
        phone: '+998977654321',
        auto_id: id,
      },
    });
    const expected = {
      kind: 'room',
      id: room.id,
      title: 'Шахноза Ёдгорова',
      subtitle: `Chevrolet Cobalt, ${catalogue.cobalt.year}`,
      fact: '0 минут назад',
    };
    for (const typed of ['шахн', 'Shahnoza yodgor', '65 43 21', '977654321']) {
      expect(await palette(typed)).toMatchObject([expected]);
    }
    expect(await palette('ёдгорова')).toMatchObject([{ matches: [{ start: 8, length: 8 }] }]);
    const byCar = (await palette('кобальт')).map((row) => `${row.kind} ${row.id}`);
    expect(byCar).toContain(`room ${room.id}`);
    expect(byCar[0]).toBe(`auto ${id}`);
    expect(await palette('шахн', other.token)).toEqual([]);
    expect(await palette('4321', other.token)).toEqual([]);
  });

  it('calls a nameless visitor in the language asked for', async () => {
    const { body: room } = await test.call('openRoom', {
      body: { external_id: 'mp-visitor', room_type: 'visitor', auto_id: id },
    });
    const first = async (language: string) =>
      (await palette(String(room.id), shop.token, language)).find(({ kind }) => kind === 'room');
    expect(await first('ru')).toMatchObject({ id: room.id, title: `Посетитель ${room.id}` });
    expect(await first('uz')).toMatchObject({
      id: room.id,
      title: `Tashrif buyuruvchi ${room.id}`,
    });
  });

  it('never finds what belongs to another dealer', async () => {
    expect(await palette('tracker')).toEqual([]);
    expect((await palette('karvon')).map((row) => row.id)).toEqual([shop.salon]);
    const strange = await palette(String(id), other.token);
    expect(strange.map((row) => row.id)).not.toContain(id);
  });

  it('rejects empty queries and missing tokens', async () => {
    expect((await test.call('searchPalette', { token: shop.token })).status).toBeGreaterThan(399);
    expect((await test.call('searchPalette', { query: { q: 'a' } })).status).toBe(401);
  });
});

describe('suggest', () => {
  it('completes models, their generations and showrooms', async () => {
    const found = await suggest({ q: 'кобальт' });
    expect(found[0]).toMatchObject({ kind: 'model', text: 'Cobalt', brand: { name: 'Chevrolet' } });
    expect(found.some(({ kind, text }) => kind === 'generation' && text.startsWith('Cobalt'))).toBe(
      true,
    );
    expect(await suggest({ q: 'chilon', kind: 'avtosalon' })).toMatchObject([{ id: shop.salon }]);
  });

  it('narrows by kind and brand', async () => {
    expect(await suggest({ q: 'chev', kind: 'brand' })).toMatchObject([{ text: 'Chevrolet' }]);
    const kia = await suggest({ q: 'k', kind: 'model', brand_id: catalogue.k5.brand, limit: 3 });
    expect(kia).toHaveLength(3);
    expect((await test.call('suggest', { query: { q: 'a' } })).status).toBe(401);
  });
});

describe('matches', () => {
  it.each([
    ['Chevrolet Cobalt', 'kob', [{ start: 10, length: 3 }]],
    ['Qo‘qon avto', 'кукон', [{ start: 0, length: 6 }]],
    ['Qo‘qon avto', 'какон', []],
    ['Qo‘qon avto', 'qoq', [{ start: 0, length: 4 }]],
    [
      'Chery Tiggo 7',
      'tiggo 7',
      [
        { start: 6, length: 5 },
        { start: 12, length: 1 },
      ],
    ],
    ['Lada Vesta', '!!', []],
  ])('in %s of %s', (text, typed, matches) => {
    expect(textMatches(text, typed)).toEqual(matches);
  });
});
