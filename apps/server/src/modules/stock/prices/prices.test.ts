import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';
import { marketOf, medianOf, positionOf } from './price-bands';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let other: Shop;
let mine: number;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  for (const price of [140, 145, 150, 155])
    await other.active({ price: price * 1_000_000 }, { vin: `XWBMC5E12PA000${price}` });
  await other.active({ price: 12_648, currency: 'USD' }, { mileage: 30_000 });
  await other.active({}, { mileage: 90_000 });
  await other.active({}, { ...catalogue.tracker });
  await other.draft();
  mine = (await shop.draft({ price: 143_000_000 })).id;
});
afterAll(() => test.close());

const ask = (operation: 'listComparables' | 'getPricePosition', query: object, token?: string) =>
  test.call(operation, { token: token ?? shop.token, query: { ...query } });

describe('listComparables', () => {
  it('shows what buyers see of cars that are alike, the nearest first', async () => {
    const { body } = await ask('listComparables', { auto_id: mine });
    expect(body.count).toBe(5);
    expect(body.results.at(-1)).toMatchObject({
      currency: 'USD',
      price_uzs: 159_997_200,
      own: false,
    });
    expect(JSON.stringify(body)).not.toContain('XWBMC5E');
  });

  it('leaves out the listings of a showroom that is closed', async () => {
    const { car_model, year } = catalogue.cobalt;
    const closed = await openShop(test, catalogue);
    await closed.active({}, { mileage: 31_000 });
    const count = async () =>
      (await ask('listComparables', { model_id: car_model, year })).body.count;
    const all = await count();
    await test.db.pool.query(
      `update avtosalons set status = 'inactive' where business_user_id = $1`,
      [closed.owner],
    );
    expect(await count()).toBe(all - 1);
  });

  it('takes a car that is not saved yet', async () => {
    const { car_model, year } = catalogue.cobalt;
    const { body } = await ask('listComparables', { model_id: car_model, year });
    expect(body.count).toBe(6);
    const own = await ask('listComparables', { model_id: car_model, year }, other.token);
    expect(own.body.results.every((row: { own: boolean }) => row.own)).toBe(true);
  });

  it('rejects empty queries, other dealers and missing tokens', async () => {
    expect((await ask('listComparables', {})).body.errors).toEqual([
      { field: 'model_id', code: 'required' },
      { field: 'year', code: 'required' },
    ]);
    expect((await ask('listComparables', { auto_id: mine }, other.token)).status).toBe(404);
    expect((await test.call('listComparables')).status).toBe(401);
  });
});

describe('getPricePosition', () => {
  it('judges the listing’s price, or another, in either currency', async () => {
    const { body } = await ask('getPricePosition', { auto_id: mine });
    expect(body).toMatchObject({
      position: 'great',
      comparables: 5,
      median: 150_000_000,
      price: 143_000_000,
      currency: 'UZS',
    });
    const high = await ask('getPricePosition', { auto_id: mine, price: 14_000, currency: 'USD' });
    expect(high.body).toMatchObject({ position: 'high', currency: 'USD', median: 11_858 });
  });

  it('says why there is no analysis', async () => {
    const { tracker, cobalt } = catalogue;
    const few = { model_id: tracker.car_model, year: tracker.year, price: 5 };
    expect((await ask('getPricePosition', few)).body.reason).toBe('too_few');
    const unpriced = { model_id: cobalt.car_model, year: cobalt.year };
    expect((await ask('getPricePosition', unpriced)).body.reason).toBe('no_price');
    const minimal = await test.call('createAuto', {
      token: shop.token,
      body: { core_car: { brand: cobalt.brand, car_model: cobalt.car_model } },
    });
    const incomplete = await ask('getPricePosition', { auto_id: minimal.body.id });
    expect(incomplete.body.reason).toBe('incomplete');
  });

  it('rejects empty queries, other dealers and missing tokens', async () => {
    expect((await ask('getPricePosition', {})).status).toBe(422);
    expect((await ask('getPricePosition', { auto_id: mine }, other.token)).status).toBe(404);
    expect((await test.call('getPricePosition')).status).toBe(401);
  });
});

it('takes the newest listings of a market that is too large', async () => {
  const { tracker } = catalogue;
  const { id } = await other.active({ price: 100 }, { ...tracker });
  // Prices rise from 1 to 1,500 with one listing a minute: the older, the cheaper.
  await test.db.pool.query(
    `insert into autos overriding system value
     select (jsonb_populate_record(a, jsonb_build_object('id', 900000000 + g, 'vin', null, 'price', g,
       'activated_at', a.activated_at - make_interval(mins => 1501 - g)))).*
     from autos a cross join generate_series(1, 1500) g where a.id = $1`,
    [id],
  );
  const { body } = await ask('getPricePosition', {
    model_id: tracker.car_model,
    year: tracker.year,
    price: 1000,
  });
  expect(body.median).toBeGreaterThan(900);
});

describe('the scale', () => {
  it('has no gaps, and a median in its good band', () => {
    for (const prices of [
      [100, 100, 100, 100, 100],
      [1, 2, 300, 400, 5000],
      [90, 95, 100, 105, 300],
    ]) {
      const market = marketOf(prices);
      const [low, great, good, high] = market.bands;
      expect((low?.to ?? 0) + 1).toBe(Math.max(1, great?.from ?? 0));
      expect((great?.to ?? 0) + 1).toBe(good?.from);
      expect((good?.to ?? 0) + 1).toBe(high?.from);
      expect(positionOf(market.median, market)).toBe('good');
    }
    expect(medianOf([1, 2, 3, 10])).toBe(3);
  });
});
