import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from './autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let other: Shop;
let ids: Record<'cheap' | 'dollar' | 'dear' | 'minimal' | 'tracker', number>;

type Query = Record<string, string | number | boolean | readonly (string | number)[]>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  const make = async (over: Record<string, unknown>, core: Record<string, unknown> = {}) => {
    test.clock.advance(86_400);
    return (await shop.draft(over, core)).id;
  };
  const { tracker, k5, cobalt } = catalogue;
  const cheap = await make({ price: 100_000_000 }, { year: cobalt.year - 1, mileage: 90_000 });
  const dollar = await make(
    { price: 10_000, currency: 'USD' },
    { ...k5, mileage: 5, vin: 'KNAG341ABP5012345' },
  );
  const dear = await make({ price: 200_000_000, photos: [] }, { mileage: 40_000 });
  test.clock.advance(86_400);
  const { body } = await test.call('createAuto', {
    token: shop.token,
    body: { core_car: { brand: cobalt.brand, car_model: cobalt.car_model } },
  });
  const onSale = await shop.active({ price: 120_000_000 }, { ...tracker, mileage: 50_000 });
  ids = { cheap, dollar, dear, minimal: body.id, tracker: onSale.id };
  await other.draft({}, { ...k5, vin: 'KNAG341ABP5099999' });
});
afterAll(() => test.close());

async function list(query: Query = {}, token = shop.token): Promise<string[]> {
  const { body } = await test.call('listAutos', { token, query });
  expect(body.count).toBe(body.results.length);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return body.results.map(({ id }: { id: number }) => names.get(id) ?? String(id));
}

describe('listAutos', () => {
  it.each([
    ['-created_at', ['tracker', 'minimal', 'dear', 'dollar', 'cheap']],
    ['created_at', ['cheap', 'dollar', 'dear', 'minimal', 'tracker']],
    ['price', ['cheap', 'tracker', 'dollar', 'dear', 'minimal']],
    ['-price', ['dear', 'dollar', 'tracker', 'cheap', 'minimal']],
    ['mileage', ['dollar', 'dear', 'tracker', 'cheap', 'minimal']],
    ['-mileage', ['cheap', 'tracker', 'dear', 'dollar', 'minimal']],
    ['-days_in_salon', ['cheap', 'dollar', 'dear', 'tracker', 'minimal']],
    ['days_in_salon', ['minimal', 'tracker', 'dear', 'dollar', 'cheap']],
    ['-views', ['tracker', 'minimal', 'dear', 'dollar', 'cheap']],
    ['-calls', ['tracker', 'minimal', 'dear', 'dollar', 'cheap']],
    ['brand', ['cheap', 'dear', 'minimal', 'tracker', 'dollar']],
    ['-brand', ['dollar', 'tracker', 'minimal', 'dear', 'cheap']],
    ['status', ['cheap', 'dollar', 'dear', 'minimal', 'tracker']],
    ['-status', ['tracker', 'minimal', 'dear', 'dollar', 'cheap']],
  ])('orders by %s', async (ordering, expected) => {
    expect(await list({ ordering })).toEqual(expected);
  });

  it('puts missing values last by year, expiry and showroom, in both directions', async () => {
    expect((await list({ ordering: 'year' })).at(-1)).toBe('minimal');
    expect((await list({ ordering: '-year' })).at(-1)).toBe('minimal');
    expect((await list({ ordering: 'avtosalon' })).at(-1)).toBe('minimal');
    expect((await list({ ordering: '-avtosalon' })).at(-1)).toBe('minimal');
    expect((await list({ ordering: 'year' }))[0]).toBe('cheap');
    expect((await list({ ordering: 'expires_at' }))[0]).toBe('tracker');
  });

  it.each<[Query, string[]]>([
    [{ status: 'active' }, ['tracker']],
    [{ status: ['active', 'ne_active'] }, ['tracker', 'minimal', 'dear', 'dollar', 'cheap']],
    [{ price_from: 121_000_000 }, ['dear', 'dollar']],
    [{ price_to: 9_500, currency: 'USD' }, ['tracker', 'cheap']],
    [{ mileage_from: 40_000, mileage_to: 50_000 }, ['tracker', 'dear']],
    [{ with_photo: false }, ['minimal', 'dear']],
    [{ with_photo: true }, ['tracker', 'dollar', 'cheap']],
    [{ can_refresh: true }, ['tracker']],
    [{ can_refresh: false }, ['minimal', 'dear', 'dollar', 'cheap']],
    [{ expires_within: 30 }, ['tracker']],
    [{ days_in_salon_from: 3 }, ['cheap']],
    [{ q: 'кобальт' }, ['minimal', 'dear', 'cheap']],
    [{ q: 'chevrolet трекер' }, ['tracker']],
    [{ q: 'шеврол' }, ['tracker', 'minimal', 'dear', 'cheap']],
    [{ q: 'K 5' }, ['dollar']],
    [{ q: 'bp5012' }, ['dollar']],
    [{ q: 'лексус' }, []],
    [{ q: 'oq cobalt' }, ['dear', 'cheap']],
    [{ q: 'кобалт белый' }, ['dear', 'cheap']],
    [{ q: 'Karvon Chilonzor cobalt' }, ['dear', 'cheap']],
  ])('filters by %j', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it('finds by id, brand, model, year, showroom, region, gearbox and a selection', async () => {
    const { k5, option, region, cobalt } = catalogue;
    expect(await list({ q: String(ids.dollar) })).toContain('dollar');
    expect(await list({ brand_id: k5.brand })).toEqual(['dollar']);
    expect(await list({ model_id: k5.car_model })).toEqual(['dollar']);
    expect(await list({ year_to: cobalt.year - 1 })).toContain('cheap');
    expect(await list({ avtosalon: shop.salon })).toHaveLength(4);
    expect(await list({ avtosalon: 'none' })).toEqual(['minimal']);
    expect(await list({ region, condition: 'excellent' })).toHaveLength(4);
    expect(await list({ transmission: option('transmission', 1) })).toEqual([]);
    expect(await list({ fuel_type: option('fuel_type') })).toHaveLength(4);
    expect(await list({ ids: [ids.minimal, ids.dear] })).toEqual(['minimal', 'dear']);
  });

  it('finds a model by its year, and no other year', async () => {
    const { year } = catalogue.cobalt;
    expect(await list({ q: `Cobalt ${year}` })).toEqual(['dear']);
    expect(await list({ q: `Cobalt ${year - 1}` })).toEqual(['cheap']);
  });

  it('pages without gaps and doubles in every order', async () => {
    for (const ordering of ['-created_at', 'price', '-days_in_salon', '-views']) {
      const all = await list({ ordering });
      const pages: string[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await test.call('listAutos', {
          token: shop.token,
          query: { ordering, page, size: 2 },
        });
        expect(body.count).toBe(5);
        pages.push(...body.results.map(({ id }: { id: number }) => String(id)));
      }
      const known = all.map((name) => Object.entries(ids).find(([key]) => key === name)?.[1]);
      expect(pages).toEqual(known.map(String));
    }
  });

  it('never shows the cars of another dealer', async () => {
    expect(await list({ q: 'KNAG341ABP5099999' })).toEqual([]);
    expect(await list({ ids: [ids.minimal] }, other.token)).toEqual([]);
    expect(await list({ avtosalon: shop.salon }, other.token)).toEqual([]);
    expect(await list({ q: 'kia' }, other.token)).toHaveLength(1);
  });

  it('takes any text for a text', async () => {
    for (const q of ["'; drop table autos; --", '%', '_', '\\', '!!!', '‘’', 'ж'.repeat(100)])
      expect(Array.isArray(await list({ q }))).toBe(true);
    expect(await list({ q: '%' })).toHaveLength(5);
  });

  it('rejects missing tokens and invalid values', async () => {
    expect((await test.call('listAutos')).status).toBe(401);
    const bad = await test.call('listAutos', { token: shop.token, query: { size: 1000 } });
    expect(bad.status).toBe(422);
  });
});

describe('countAutos', () => {
  it('counts every status by the same filters', async () => {
    const { body } = await test.call('countAutos', { token: shop.token });
    expect(body.total).toBe(5);
    expect(body.statuses).toMatchObject({ ne_active: 4, active: 1, archived: 0 });
    const some = await test.call('countAutos', { token: shop.token, query: { q: 'трекер' } });
    expect(some.body).toMatchObject({ total: 1, statuses: { ne_active: 0, active: 1 } });
    const query = { q: 'трекер', status: 'ne_active' };
    const page = await test.call('listAutos', { token: shop.token, query });
    expect(page.body).toMatchObject({ count: 0, statuses: some.body.statuses });
    expect((await test.call('countAutos')).status).toBe(401);
  });
});

describe('exportAutos', () => {
  it('writes what the filter matches, in the language asked for', async () => {
    const { body, headers, status } = await test.call('exportAutos', {
      token: shop.token,
      query: { status: 'active' },
      headers: { 'accept-language': 'uz' },
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="autos-2026-\d\d-\d\d.csv"$/,
    );
    const lines = String(body).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"Faol";"Chevrolet";"Tracker"');
    expect((await test.call('exportAutos')).status).toBe(401);
  });
});

const bulk = (body: object, token = shop.token) => test.call('updateAutos', { token, body });

describe('updateAutos', () => {
  it('does each by itself and says why not', async () => {
    const foreign = (await other.draft()).id;
    const { body } = await bulk({ ids: [ids.tracker, foreign, ids.minimal], action: 'refresh' });
    expect(body).toMatchObject({
      done: 1,
      refused: 2,
      results: [
        { id: ids.tracker, ok: true, auto: { can_refresh: false } },
        { id: foreign, ok: false, code: 'not_found' },
        { id: ids.minimal, ok: false, code: 'refresh_not_active', auto: { id: ids.minimal } },
      ],
    });
    expect(body.results[1].auto).toBeUndefined();
  });

  it('moves to a showroom of the dealer', async () => {
    const avtosalon = await shop.addSalon('Karvon Sergeli');
    const moved = await bulk({ ids: [ids.cheap, ids.tracker], action: 'move', avtosalon });
    expect(moved.body.results[0].auto.avtosalon.name).toBe('Karvon Sergeli');
    expect(moved.body.results[1].auto.status).toBe('active');
    const foreign = await bulk({ ids: [ids.cheap], action: 'move', avtosalon: other.salon });
    expect(foreign.body.errors).toEqual([{ field: 'avtosalon', code: 'unknown_reference' }]);
  });

  it('takes down and archives, once for one key', async () => {
    const { id } = await shop.active();
    expect((await bulk({ ids: [id], action: 'deactivate' })).status).toBe(422);
    const down = await bulk({ ids: [id], action: 'deactivate', reason: 'repair' });
    expect(down.body.done).toBe(1);
    const again = await bulk({ ids: [id], action: 'deactivate', reason: 'repair' });
    expect(again.body.results[0]).toMatchObject({
      code: 'transition_not_allowed',
      allowed: ['active', 'archived', 'deleted'],
    });
    const call = {
      token: shop.token,
      body: { ids: [id], action: 'archive' },
      headers: { 'idempotency-key': 'archive-once' },
    };
    const first = await test.call('updateAutos', call);
    expect(first.body).toMatchObject({ done: 1 });
    expect((await test.call('updateAutos', call)).body).toEqual(first.body);
  });

  it('rejects duplicates, empty changes and missing tokens', async () => {
    expect((await bulk({ ids: [1, 1], action: 'refresh' })).status).toBe(422);
    expect((await bulk({ ids: [], action: 'refresh' })).status).toBe(422);
    expect((await test.call('updateAutos', { body: {} })).status).toBe(401);
  });
});
