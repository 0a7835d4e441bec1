import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { carModelStatusLabels } from '../../catalogue/car-models/car-model-labels';
import { employeeRoleLabels, employeeStatusLabels } from '../../identity/members/employee-labels';
import { openAdvertiser } from '../../promotion/ads/ads.fixture';
import { campaignStatusLabels } from '../../promotion/ads/campaign-labels';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { applicationStatusLabels } from '../../trade-in/applications/application-labels';
import { type TradeInSite, createTradeInSite } from '../../trade-in/trade-in/trade-in.fixture';
import { tradeInStatusLabels } from '../../trade-in/trade-in/trade-in-labels';

let test: TestApp;
let shop: Shop;
let other: Shop;
let site: TradeInSite;
/** Works in another showroom than that of the application. */
let seller = { id: 0, token: '' };
const nextPhone = createPhones(6_900_000);

interface Found {
  kind: string;
  id: number;
  title: string;
  subtitle?: string;
  fact?: string;
  matches: unknown[];
}
const palette = async (q: string, token = shop.token, language = 'ru'): Promise<Found[]> =>
  (
    await test.call('searchPalette', {
      token,
      query: { q, limit: 20 },
      headers: { 'accept-language': language },
    })
  ).body.results;
const kindsOf = async (q: string, token?: string) =>
  (await palette(q, token)).map(({ kind, id }) => `${kind} ${id}`);

async function made(call: ReturnType<TestApp['call']>): Promise<number> {
  const { status, body } = await call;
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  site = createTradeInSite(test, catalogue);
  const elsewhere = await shop.addSalon('Karvon Sergeli');
  seller = await joinTeam(test, shop, { phone: nextPhone(), avtosalons: [elsewhere] });
  await setPermissions(test, shop.token, 'on');
});
afterAll(() => test.close());

describe('searchPalette', () => {
  it('finds campaigns by banner and company, in the reader’s language', async () => {
    const { id } = await (await openAdvertiser(test, shop)).made();
    const expected = {
      kind: 'campaign',
      id,
      title: 'Летняя распродажа',
      subtitle: 'Karvon Motors MChJ · На модерации',
      fact: '1\u00A0000\u00A0000\u00A0сум',
      matches: [{ start: 7, length: 8 }],
    };
    expect(await palette('распрода')).toMatchObject([expected]);
    expect(await palette('rasprodaja', shop.token, 'uz')).toMatchObject([
      { subtitle: 'Karvon Motors MChJ · Moderatsiyada' },
    ]);
    expect(await kindsOf('Motors MChJ')).toEqual([`campaign ${id}`]);
    // Campaigns belong to no showroom: every member sees their list.
    expect(await kindsOf('распрода', seller.token)).toEqual([`campaign ${id}`]);
    expect(await kindsOf('распрода', other.token)).toEqual([]);
  });

  it('finds applications by the buyer, the end of the phone and the car, within the showroom', async () => {
    const id = await made(
      test.call('createApplication', {
        token: shop.token,
        body: {
          client_name: 'Зулфия Тошматова',
          phone: '+998935557431',
          current_car: { brand: 'Daewoo', car_model: 'Tico', year: 1998 },
          avtosalon: shop.salon,
        },
      }),
    );
    for (const q of ['зулфия', 'zulfiya', '55 74 31', 'tico'])
      expect(await palette(q), q).toMatchObject([
        {
          kind: 'application',
          id,
          title: 'Зулфия Тошматова',
          subtitle: 'Daewoo Tico, 1998 · Ожидает',
          fact: '0 минут назад',
        },
      ]);
    expect(await kindsOf(String(id))).toContain(`application ${id}`);
    expect(await kindsOf('зулфия', seller.token)).toEqual([]);
    expect(await kindsOf('зулфия', other.token)).toEqual([]);
  });

  it('finds trade-in cars that take offers, and others with an offer of the dealership', async () => {
    const id = await site.add({ asking_price: 90_000_000 }, { car_model: 'Nexia' });
    const open = [
      {
        kind: 'trade_in_auto',
        id,
        title: expect.stringMatching(/^Chevrolet Nexia, \d{4}$/),
        subtitle: 'Trade-in · Открыта',
        fact: '90\u00A0000\u00A0000\u00A0сум',
        matches: [{ start: 10, length: 5 }],
      },
    ];
    for (const token of [shop.token, seller.token, other.token])
      expect(await palette('nexia', token)).toMatchObject(open);
    const { body: offer } = await site.bid(shop.token, id);
    await site.decide(offer.id, 'accepted');
    expect(await palette('nexia')).toMatchObject([
      { id, subtitle: 'Trade-in · Предложение принято' },
    ]);
    expect(await kindsOf('nexia', other.token)).toEqual([]);
  });

  it('finds employees by name and phone', async () => {
    const phone = '+998935558642';
    const id = await made(
      test.call('createEmployee', {
        token: shop.token,
        body: { full_name: 'Гулнора Эргашева', phone, role: 'seller', avtosalons: [shop.salon] },
      }),
    );
    for (const q of ['gulnora', '55 86 42'])
      expect(await palette(q), q).toMatchObject([
        { kind: 'employee', id, title: 'Гулнора Эргашева', subtitle: 'Продавец · Приглашён' },
      ]);
    // Employees belong to no single showroom: every member sees their list.
    expect(await kindsOf('гулнора', seller.token)).toEqual([`employee ${id}`]);
    expect(await kindsOf('гулнора', other.token)).toEqual([]);
  });

  it('finds proposals to the catalogue that are not withdrawn', async () => {
    const photo = await shop.addPhoto('car_model');
    const id = await made(
      test.call('createCarModel', {
        token: shop.token,
        body: {
          brand: 10,
          car_model: { name: 'Zephyr Q', year_from: 2024, year_to: 2025 },
          generation: { name: 'I', year_start: 2024, year_stop: 2025, photo },
          specifications: {
            horse_power: 387,
            volume_litres: 1.5,
            fuel_type: 305,
            transmission: 402,
            drive: 503,
            body_type: 205,
          },
        },
      }),
    );
    expect(await palette('zephyr')).toMatchObject([
      {
        kind: 'car_model',
        id,
        title: 'Jetour Zephyr Q',
        subtitle: 'Контроль авто · На проверке',
        matches: [{ start: 7, length: 6 }],
      },
    ]);
    expect(await kindsOf('zephyr', seller.token)).toEqual([`car_model ${id}`]);
    expect(await kindsOf('zephyr', other.token)).toEqual([]);
    await test.call('deleteCarModel', { token: shop.token, params: { id } });
    expect(await kindsOf('zephyr')).toEqual([]);
  });

  it('ranks all kinds by the title, and returns a page of them', async () => {
    const phone = nextPhone();
    await test.call('createEmployee', {
      token: shop.token,
      body: { full_name: 'Matiz', phone, role: 'seller', avtosalons: [] },
    });
    await site.add({}, { car_model: 'Matiz' });
    await made(
      test.call('createApplication', {
        token: shop.token,
        body: {
          client_name: 'Akmal',
          phone: nextPhone(),
          current_car: { brand: 'Daewoo', car_model: 'Matiz', year: 2010 },
          avtosalon: shop.salon,
        },
      }),
    );
    const ranked = (await palette('matiz')).map(({ kind }) => kind);
    expect(ranked).toEqual(['employee', 'trade_in_auto', 'application']);
    const { body } = await test.call('searchPalette', {
      token: shop.token,
      query: { q: 'matiz', limit: 2 },
    });
    expect(body.results.map(({ kind }: Found) => kind)).toEqual(['employee', 'trade_in_auto']);
  });
});

it('uses the labels of the screens', async () => {
  for (const language of ['ru', 'uz'] as const) {
    const textsOf = async (name: string): Promise<Record<string, Record<string, string>>> => {
      const address = `../../../../../dashboard/public/locales/${language}/${name}.json`;
      return JSON.parse(await readFile(new URL(address, import.meta.url), 'utf8'));
    };
    const pairs = [
      [applicationStatusLabels, (await textsOf('applications'))['status']],
      [tradeInStatusLabels, (await textsOf('trade-in'))['status']],
      [campaignStatusLabels, (await textsOf('ads'))['status']],
      [employeeStatusLabels, (await textsOf('employees'))['status']],
      [employeeRoleLabels, (await textsOf('employees'))['role']],
      [carModelStatusLabels, (await textsOf('car-control'))['status']],
    ] as const;
    for (const [labels, texts] of pairs)
      for (const [name, text] of Object.entries(labels))
        expect([name, text[language]]).toEqual([name, texts?.[name]]);
  }
});
