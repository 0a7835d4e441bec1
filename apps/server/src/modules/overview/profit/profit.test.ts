import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInTashkent } from '../../../platform/values/clock';
import type { ResponseOf } from '../../../platform/values/contract';
import { createPhones } from '../../../testing/dealers';
import { createRandom } from '../../../testing/seeded-random';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';

let test: TestApp;
let shop: Shop;
let second = 0;
let seller: { id: number; token: string };
const nextPhone = createPhones(6_700_000);

const today = () => dayInTashkent(test.clock.now());
const lastOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
const daysAgo = (days: number) => addDays(today(), -days);

async function buyIn({ token }: Shop, id: number, days: number, price: number, body: object = {}) {
  const { body: money } = await test.call('getAutoMoney', { token, params: { id } });
  const { status } = await test.call('putPurchase', {
    token,
    params: { id },
    headers: { 'if-match': `"v${money.version}"` },
    body: { price, currency: 'UZS', purchased_on: daysAgo(days), ...body },
  });
  if (status !== 200) throw new Error(`putPurchase: ${status}`);
}

const spendIn = ({ token }: Shop, id: number, sum: number) =>
  test.call('createExpense', {
    token,
    params: { id },
    body: { kind: 'body', sum, currency: 'UZS', spent_on: today() },
  });

const buy = (id: number, days: number, price: number, body?: object) =>
  buyIn(shop, id, days, price, body);
const spend = (id: number, sum: number) => spendIn(shop, id, sum);

async function sell(id: number, price: number, days: number, by?: number) {
  const sale = { price, currency: 'UZS', sold_on: daysAgo(days), ...(by && { seller: by }) };
  const { status, body } = await shop.move(id, 'sold_on_karvon', { sale });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

type Profit = ResponseOf<'getProfit'>;
type Query = Record<string, string | number | boolean>;
const call = (
  operation: 'getStockSummary' | 'getProfit' | 'exportProfit' | 'listAutos',
  query: Query = {},
  token = shop.token,
) => test.call(operation, { token, query });
const summary = async (query: Query = {}) => (await call('getStockSummary', query)).body;
const year = () => ({ from: daysAgo(300), to: today() });
const profit = async (query: Query) => (await call('getProfit', { ...year(), ...query })).body;

const figures = ['sold', 'without_cost', 'revenue', 'cost', 'profit'] as const;
const sumOf = (rows: readonly Partial<Record<(typeof figures)[number], number>>[]) =>
  Object.fromEntries(
    figures.map((name) => [name, rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)]),
  );

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  shop = await openShop(test, await readCatalogue(test));
  second = await shop.addSalon('Karvon Sergeli');
  seller = await joinTeam(test, shop, { phone: nextPhone() });
  await setPermissions(test, shop.token, 'on');
  for (const [days, price] of [
    [0, 90_000_000],
    [30, 91_000_000],
    [31, 92_000_000],
    [60, 93_000_000],
    [61, 94_000_000],
    [90, 95_000_000],
    [91, 96_000_000],
  ] as const)
    await buy((await shop.active()).id, days, price);
  await shop.draft({ avtosalon: second });
  const commission = await shop.active();
  await buy(commission.id, 40, 100_000_000, { source: 'commission' });

  for (const [days, price, by] of [
    [0, 120_000_000, seller.id],
    [20, 110_000_000, undefined],
    [70, 130_000_000, seller.id],
  ] as const) {
    const { id } = await shop.active();
    await buy(id, days + 25, 100_000_000);
    await spend(id, 3_000_000);
    await sell(id, price, days, by);
  }
  await sell((await shop.active({ avtosalon: second })).id, 70_000_000, 5);
  const { id } = await shop.active();
  await buy(id, 50, 60_000_000);
  await shop.move(id, 'deactivated', {
    reason: 'sold_elsewhere',
    sale: { price: 65_000_000, currency: 'UZS' },
  });
});
afterAll(() => test.close());

describe('cars in stock', () => {
  it('count in the band of their Tashkent days, and the bands add up', async () => {
    const found = await summary();
    expect(found).toMatchObject({ cars: 9, money: 651_000_000, without_cost: 1 });
    expect(
      found.bands.map(({ band, cars, money }: Record<string, unknown>) => [band, cars, money]),
    ).toEqual([
      ['days_0_30', 3, 181_000_000],
      ['days_31_60', 3, 185_000_000],
      ['days_61_90', 2, 189_000_000],
      ['days_over_90', 1, 96_000_000],
    ]);
    // Commission cars have a margin, but none of the money.
    expect(found.margin).toBe(8 * 150_000_000 - 751_000_000);
    expect(found.days).toBe(Math.round((30 + 31 + 60 + 61 + 90 + 91 + 40) / 9));
  });

  it('have lists that equal their figures', async () => {
    const found = await summary();
    for (const { band, cars } of found.bands)
      expect((await call('listAutos', { stock_band: band })).body.count).toBe(cars);
    const all = { stock_band: 'all' };
    expect((await call('listAutos', all)).body.count).toBe(found.cars);
    const without = { ...all, has_cost: false };
    expect((await call('listAutos', without)).body.count).toBe(found.without_cost);
    const known = await test.call('countAutos', {
      token: shop.token,
      query: { ...all, has_cost: true },
    });
    expect(known.body.total).toBe(found.cars - found.without_cost);
  });

  it('move to the next band at midnight in Tashkent', async () => {
    const before = test.clock.now();
    test.clock.set(new Date(`${addDays(today(), 0)}T18:59:59.999Z`));
    expect((await summary()).bands[0].cars).toBe(3);
    test.clock.set(new Date(`${today()}T19:00:00.000Z`));
    expect((await summary()).bands[0].cars).toBe(2);
    expect((await call('listAutos', { stock_band: 'days_0_30' })).body.count).toBe(2);
    test.clock.set(before);
  });

  it('are all but archived and deleted ones, and those that left their feed', async () => {
    const own = await openShop(test, await readCatalogue(test));
    const { token } = own;
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push((await own.active()).id);
    const [archived = 0, deleted = 0, gone = 0, elsewhere = 0, repaired = 0] = ids;
    await own.move(archived, 'deactivated', { reason: 'repair' });
    await own.move(archived, 'archived');
    await test.call('deleteAuto', { token, params: { id: deleted } });
    await own.move(gone, 'deactivated', { reason: 'repair' });
    await test.db.current
      .updateTable('autos')
      .set({ deactivation_reason: 'missing_in_feed' })
      .where('id', '=', gone)
      .execute();
    await own.move(elsewhere, 'deactivated', { reason: 'sold_elsewhere' });
    await own.move(repaired, 'deactivated', { reason: 'repair' });
    expect((await call('getStockSummary', {}, token)).body.cars).toBe(2);
    const { body } = await call('listAutos', { stock_band: 'all' }, token);
    expect(body.results.map((car: { id: number }) => car.id).toSorted()).toEqual(
      [repaired, ids.at(-1)].toSorted(),
    );
  });

  it('are compared with the market, from five similar cars on', async () => {
    const [youngest] = (await summary()).bands;
    expect(youngest.market_percent).toBe(0);
    expect(await summary({ avtosalon: String(second) })).not.toHaveProperty('margin');
  });

  it('of nobody have no average', async () => {
    const { token } = await test.signIn();
    const { body } = await call('getStockSummary', {}, token);
    expect(body).toMatchObject({ cars: 0, money: 0 });
    for (const name of ['days', 'margin', 'market_percent']) expect(body).not.toHaveProperty(name);
  });
});

describe('profit', () => {
  it('is the same sum by month, by car and by seller', async () => {
    const [months, cars, sellers] = await Promise.all(
      (['month', 'auto', 'seller'] as const).map((by) => profit({ by, size: 100 })),
    );
    for (const { results, totals } of [months, cars, sellers])
      expect(sumOf(results)).toEqual(Object.fromEntries(figures.map((f) => [f, totals[f]])));
    expect(months.totals).toEqual(cars.totals);
    expect(sellers.totals).toEqual(cars.totals);
    expect(cars.totals).toMatchObject({
      sold: 5,
      without_cost: 1,
      revenue: 495_000_000,
      cost: 369_000_000,
      profit: 56_000_000,
      profit_percent: 13.2,
    });
  });

  it('does not contain a sale without a cost', async () => {
    const { results } = await profit({ by: 'auto', avtosalon: String(second) });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ sold: 1, without_cost: 1, cost: 0, profit: 0, days: 0 });
    expect(results[0]).not.toHaveProperty('profit_percent');
  });

  it('opens the sales without a cost', async () => {
    const without = await profit({ by: 'auto', has_cost: false });
    const known = await profit({ by: 'auto', has_cost: true });
    expect([without.count, known.count]).toEqual([1, 4]);
    expect(without.totals).toMatchObject({ sold: 1, without_cost: 1, revenue: 70_000_000 });
    const { body } = await call('exportProfit', { ...year(), by: 'auto', has_cost: false });
    expect(String(body).trim().split('\r\n')).toHaveLength(3);
  });

  it('of a seller or of no seller is its part', async () => {
    const { results } = await profit({ by: 'seller', size: 100 });
    for (const row of results) {
      const part = await profit({
        by: 'auto',
        seller: row.seller ? String(row.seller.id) : 'none',
      });
      expect(part.totals).toMatchObject(
        Object.fromEntries(figures.map((name) => [name, row[name]])),
      );
    }
    expect((await profit({ by: 'seller', seller: String(seller.id) })).totals.profit).toBe(
      44_000_000,
    );
  });

  it('is compared with as many days before', async () => {
    const period = { from: daysAgo(29), to: today() };
    const { comparison } = (await call('getProfit', { by: 'month', ...period })).body;
    expect(comparison).toEqual({ days: 29, profit: 7_000_000, previous: 0 });
    const past = { from: daysAgo(40), to: daysAgo(11) };
    const moved = (await call('getProfit', { by: 'month', ...past })).body.comparison;
    expect(moved).toEqual({ days: 30, profit: 7_000_000, previous: 27_000_000, change: -74.1 });
  });

  it('includes deleted cars, and pages', async () => {
    const first = (await profit({ by: 'auto', page: 1, size: 2 })).results;
    const next = (await profit({ by: 'auto', page: 2, size: 2 })).results;
    const ids = [...first, ...next].map(({ car }) => car.id);
    expect(new Set(ids).size).toBe(4);
    await test.call('deleteAuto', { token: shop.token, params: { id: ids[0] } });
    const { results, totals } = await profit({ by: 'auto', size: 100 });
    expect(totals.sold).toBe(5);
    expect(results.find(({ car }: { car: { id: number } }) => car.id === ids[0])).toMatchObject({
      is_deleted: true,
    });
  });

  it('and the figures lose a sale that is undone', async () => {
    const own = await openShop(test, await readCatalogue(test));
    const { id } = await own.active();
    await buyIn(own, id, 10, 100_000_000);
    const { token } = own;
    const query = { from: today(), to: today() };
    const seen = async () => {
      const { body: statistics } = await test.call('getStatistics', { token, query });
      const { totals } = (await call('getProfit', { ...query, by: 'auto' }, token)).body;
      const { cars, money } = (await call('getStockSummary', {}, token)).body;
      return { sold: statistics.figures.sold.value, totals, cars, money };
    };
    const before = await seen();
    const sale = { price: 120_000_000, currency: 'UZS' };
    await own.move(id, 'sold_on_karvon', { sale });
    expect(await seen()).toMatchObject({
      sold: before.sold + 1,
      totals: { sold: 1, profit: 20_000_000 },
      cars: 0,
      money: 0,
    });
    expect((await test.call('undoSale', { token, params: { id } })).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect(before).toMatchObject({ totals: { sold: 0 }, cars: 1, money: 100_000_000 });
  });

  it('is a file with the sum in its last row', async () => {
    for (const [by, columns] of [
      ['seller', 8],
      ['auto', 9],
      ['month', 8],
    ] as const) {
      const { body, headers } = await call('exportProfit', { ...year(), by });
      const lines = String(body).trim().split('\r\n');
      expect(headers['content-disposition']).toContain(`profit-${daysAgo(300)}-${today()}.csv`);
      expect(lines[0]?.split(';')).toHaveLength(columns);
      expect(lines.at(-1)).toContain('"5";"1";"495000000";"369000000";"56000000";"13.2"');
    }
    const uz = await test.call('exportProfit', {
      token: shop.token,
      query: { ...year(), by: 'seller' },
      headers: { 'accept-language': 'uz' },
    });
    expect(String(uz.body)).toContain('"Jami"');
  });

  it('is a workbook with the same rows', async () => {
    const { status, headers } = await call('exportProfit', {
      ...year(),
      by: 'auto',
      format: 'xlsx',
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`profit-${daysAgo(300)}-${today()}.xlsx`);
    const address = new URLSearchParams({ ...year(), by: 'auto', format: 'xlsx' });
    const response = await test.app.inject({
      url: `/main/stock/profit/export?${String(address)}`,
      headers: { authorization: `Bearer ${shop.token}` },
    });
    const [sheet] = await readXlsx(response.rawPayload);
    expect(sheet?.data[0]?.slice(0, 3)).toEqual(['Машина', 'Дата продажи', 'Продано']);
    expect(sheet?.data.at(-1)?.slice(2, 8)).toEqual([5, 1, 495e6, 369e6, 56e6, 13.2]);
  });

  it('needs days in their order', async () => {
    for (const operation of ['getProfit', 'exportProfit'] as const) {
      const wrong = await call(operation, { by: 'month', from: today(), to: daysAgo(1) });
      expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'range_order']);
    }
    const unknown = await call('getStockSummary', { avtosalon: 'somewhere' });
    expect(unknown.status).toBe(422);
  });
});

describe('people without the right', () => {
  it('see neither figures nor the lists behind them', async () => {
    const days = { by: 'month', ...year() };
    for (const [operation, query] of [
      ['getStockSummary', {}],
      ['getProfit', days],
      ['exportProfit', days],
      ['listAutos', { stock_band: 'all' }],
      ['listAutos', { has_cost: true }],
      ['listAutos', { stock_figure: 'without_sale' }],
      ['countAutos', { has_cost: true }],
      ['exportAutos', { stock_band: 'days_0_30' }],
    ] as const) {
      const { status, body } = await test.call(operation, { token: seller.token, query });
      expect([operation, status, body.needs]).toEqual([operation, 403, 'manager']);
    }
  });

  it('managers of a showroom see only its cars and sales', async () => {
    const member = { phone: nextPhone(), role: 'manager' as const, avtosalons: [second] };
    const { token } = await joinTeam(test, shop, member);
    expect((await call('getStockSummary', {}, token)).body).toMatchObject({ cars: 1, money: 0 });
    const { body } = await call('getProfit', { ...year(), by: 'auto' }, token);
    expect(body.totals).toMatchObject({ sold: 1, revenue: 70_000_000, profit: 0 });
  });
});

/** A random stock: bought, sold here or elsewhere, without cost, by sellers, on days of eight months. */
describe.each([1, 2])('random sales, seed %i', (seed) => {
  let other: Shop;
  const random = createRandom(seed);
  const period = () => ({ from: daysAgo(240), to: today() });
  const ask = async (operation: 'getProfit' | 'getStockSummary' | 'listAutos', query: Query) =>
    (await call(operation, query, other.token)).body;
  const rows = (query: Query): Promise<Profit> =>
    ask('getProfit', { ...period(), size: 100, ...query });

  beforeAll(async () => {
    other = await openShop(test, await readCatalogue(test));
    const people = [
      await joinTeam(test, other, { phone: nextPhone() }),
      await joinTeam(test, other, { phone: nextPhone() }),
    ];
    const salons = [other.salon, await other.addSalon('Karvon Sergeli')];
    for (let at = 0; at < 12; at += 1) {
      const { id } = await other.active({ avtosalon: salons[random(2)] });
      const soldDays = random(220);
      const price = 80_000_000 + random(90_000_000);
      if (random(4) > 0) {
        const source = random(5) === 0 ? { source: 'commission' } : {};
        await buyIn(other, id, soldDays + random(20), price - 10_000_000, source);
        if (random(2) === 0) await spendIn(other, id, 1 + random(5_000_000));
      }
      if (random(3) === 0) continue;
      const by = people[random(3)];
      const sale = {
        price,
        currency: 'UZS',
        sold_on: daysAgo(soldDays),
        ...(by && { seller: by.id }),
      };
      const isLeftOut = random(5) === 0;
      if (isLeftOut && random(2) === 0) {
        await other.move(id, 'deactivated', { reason: 'not_for_sale' });
        await other.move(id, 'archived');
      } else if (isLeftOut || random(4) === 0)
        await other.move(id, 'deactivated', {
          reason: 'sold_elsewhere',
          ...(!isLeftOut && { sale }),
        });
      else await other.move(id, 'sold_on_karvon', { sale });
    }
  });

  const openedBy = ({ month, seller: by, sold_on }: Profit['results'][number]): Query => {
    if (month === undefined)
      return sold_on === undefined
        ? { seller: by === undefined ? 'none' : String(by.id) }
        : { from: sold_on, to: sold_on };
    return {
      from: month > period().from ? month : period().from,
      to: lastOf(month) < today() ? lastOf(month) : today(),
    };
  };

  it('Σ of the rows is the figure, and each figure is the sum of the sales that it opens', async () => {
    const filters: Query[] = [{}, { avtosalon: String(other.salon) }, { seller: 'none' }];
    for (const filter of filters) {
      const cars = await rows({ by: 'auto', ...filter });
      expect(cars.count).toBe(cars.totals.sold);
      for (const by of ['month', 'seller', 'auto'] as const) {
        const { results, count, totals } = await rows({ by, ...filter });
        expect([results.length, totals]).toEqual([count, cars.totals]);
        expect(sumOf(results)).toEqual(sumOf([cars.totals]));
        for (const row of results) {
          const sales = (await rows({ by: 'auto', ...filter, ...openedBy(row) })).results;
          const own = by === 'auto' ? sales.filter(({ car }) => car?.id === row.car?.id) : sales;
          expect(sumOf(own)).toEqual(sumOf([row]));
        }
      }
    }
  });

  it('each figure of the stock has its list', async () => {
    const places: Query[] = [{}, { avtosalon: String(other.salon) }];
    for (const place of places) {
      const found = await ask('getStockSummary', place);
      const list = async (query: Query) => ask('listAutos', { size: 100, ...place, ...query });
      for (const { band, cars } of found.bands)
        expect((await list({ stock_band: band })).count).toBe(cars);
      expect((await list({ stock_band: 'all' })).count).toBe(found.cars);
      const known = await list({ stock_band: 'all', has_cost: true });
      expect(known.count).toBe(found.cars - found.without_cost);
      const margin = known.results.reduce(
        (sum: number, { money }: { money: { margin: number } }) => sum + money.margin,
        0,
      );
      expect(margin).toBe(found.margin ?? 0);
      const sumOfFigure = async (figure: 'cost' | 'margin', query: Query) =>
        (await list(query)).results.reduce(
          (sum: number, { money }: { money: Record<string, number> }) => sum + (money[figure] ?? 0),
          0,
        );
      expect(await sumOfFigure('cost', { stock_figure: 'money' })).toBe(found.money);
      expect(await sumOfFigure('margin', { stock_figure: 'margin' })).toBe(found.margin ?? 0);
      for (const { band, money } of found.bands)
        expect(await sumOfFigure('cost', { stock_figure: 'money', stock_band: band })).toBe(money);
      expect((await list({ stock_figure: 'without_sale' })).count).toBe(found.without_sale);
    }
  });
});
