import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInTashkent } from '../../../platform/values/clock';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from './autos.fixture';

interface Car {
  id: number;
  market?: { percent?: number };
  money?: { margin?: number };
  days_in_stock?: number;
}

let test: TestApp;
let shop: Shop;
let subject: { id: number; version: number };
const nextPhone = createPhones(6_500_000);

const millions = (count: number) => count * 1_000_000;
const list = async (query: Record<string, string | number> = {}, token = shop.token) =>
  (await test.call('listAutos', { token, query: { size: 100, ...query } })).body;
const row = async (id: number, token = shop.token) =>
  (await list({ ids: String(id) }, token)).results[0];
const idsBy = async (ordering: string) =>
  (await list({ ordering })).results.map(({ id }: { id: number }) => id);

async function buy(id: number, price: number, days: number) {
  const { body } = await test.call('getAutoMoney', { token: shop.token, params: { id } });
  await test.call('putPurchase', {
    token: shop.token,
    params: { id },
    headers: { 'if-match': `"v${body.version}"` },
    body: { price, currency: 'UZS', purchased_on: addDays(dayInTashkent(test.clock.now()), -days) },
  });
}

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  const catalogue = await readCatalogue(test);
  const other = await openShop(test, catalogue);
  for (const price of [90, 95, 100, 105, 110]) await other.active({ price: millions(price) });
  shop = await openShop(test, catalogue);
  subject = await shop.active({ price: millions(106) });
});
afterAll(() => test.close());

it('a price has its place among five similar listings', async () => {
  expect((await row(subject.id)).market).toEqual({
    position: 'high',
    percent: 6,
    median: millions(100),
    comparables: 5,
  });
  expect((await list({ market: 'high' })).count).toBe(1);
  expect((await list({ market: 'good' })).count).toBe(0);
});

it('follows the price, and the car after its change', async () => {
  const changed = await shop.patch(subject.id, subject.version, { price: millions(98) });
  expect(changed.status).toBe(200);
  expect((await row(subject.id)).market).toMatchObject({ position: 'good', percent: -2 });
  const { id } = await shop.draft({ price: millions(98) }, { mileage: 500_000 });
  expect((await row(id)).market).toEqual({ position: 'no_analysis', comparables: 0 });
  expect(
    (await list({ market: 'no_analysis' })).results.map((car: { id: number }) => car.id),
  ).toEqual([id]);
  await shop.patch(id, 1, { core_car: { mileage: 20_000 } });
  expect((await row(id)).market).toMatchObject({ comparables: 6, percent: -1 });
});

it('is computed again every night', async () => {
  await test.db.current.deleteFrom('auto_markets').execute();
  expect(await row(subject.id)).not.toHaveProperty('market');
  const { startAutoMarkets } = await import('../prices/auto-markets');
  await startAutoMarkets(test.deps);
  await test.deps.jobs.runDue();
  expect((await row(subject.id)).market).toMatchObject({ position: 'good' });
});

it('a row has days in stock, figures of 30 days, prices without moderation, and the margin', async () => {
  await buy(subject.id, millions(80), 12);
  await test.call('createLead', {
    token: shop.token,
    body: { type: 'call', client_name: 'Ali', phone: nextPhone(), auto_id: subject.id },
  });
  expect(await row(subject.id)).toMatchObject({
    days_in_stock: 12,
    figures_30d: { views: 0, calls: 1, leads: 1 },
    price_min: millions(84.8),
    price_max: millions(127.2),
    money: { cost: millions(80), margin: millions(18), margin_percent: 18.4 },
  });
});

it('orders by each of them, with missing values last', async () => {
  const { id } = await shop.active({ price: millions(130) });
  const rows: Car[] = (await list()).results;
  const orders: Record<string, (car: Car) => number | undefined> = {
    market: (car) => car.market?.percent,
    margin: (car) => car.money?.margin,
    days_in_stock: (car) => car.days_in_stock,
  };
  for (const [name, valueOf] of Object.entries(orders))
    for (const ordering of [name, `-${name}`]) {
      const sorted: Car[] = (await list({ ordering })).results;
      const values = sorted.map(valueOf);
      const known = values.filter((value) => value !== undefined);
      expect(known.length).toBeGreaterThan(0);
      expect(values.slice(0, known.length)).toEqual(known);
      const rising = known.toSorted((a, b) => a - b);
      expect(known).toEqual(ordering === name ? rising : rising.toReversed());
    }
  expect((await idsBy('-market'))[0]).toBe(id);
  for (const name of ['recent_views', 'recent_calls', 'recent_leads']) {
    const falling = await idsBy(`-${name}`);
    expect(falling).toHaveLength(rows.length);
    expect(await idsBy(name)).toEqual(falling.toReversed());
  }
  expect((await idsBy('-recent_leads'))[0]).toBe(subject.id);
});

it('a seller sees the market, and neither cost nor its order', async () => {
  const { token } = await joinTeam(test, shop, { phone: nextPhone() });
  await setPermissions(test, shop.token, 'on');
  const seen = await row(subject.id, token);
  expect(seen).toHaveProperty('market');
  expect(seen).not.toHaveProperty('money');
  const refused = await test.call('listAutos', { token, query: { ordering: '-margin' } });
  expect(refused.status).toBe(403);
});

it('prices without moderation are known until the listing needs it anyway', async () => {
  const { id } = await shop.active({ price: millions(100) }, { mileage: 400_000 });
  const reserved = (await shop.move(id, 'barakami')).body;
  expect(await row(id)).toMatchObject({ price_min: millions(80), price_max: millions(120) });
  await shop.patch(id, reserved.version, { price: millions(75) });
  expect(await row(id)).not.toHaveProperty('price_min');
  const expired = await shop.active({ price: millions(100) }, { mileage: 400_000 });
  await test.db.current
    .updateTable('autos')
    .set({ status: 'expired' })
    .where('id', '=', expired.id)
    .execute();
  expect(await row(expired.id)).toMatchObject({ price_min: millions(80) });
});
