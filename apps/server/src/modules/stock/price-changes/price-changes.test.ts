import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInTashkent } from '../../../platform/values/clock';
import type { ResponseOf } from '../../../platform/values/contract';
import { createPhones } from '../../../testing/dealers';
import { createRandom } from '../../../testing/seeded-random';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../autos/autos.fixture';

type AdviceList = ResponseOf<'listPriceAdvice'>;

interface Row {
  auto: { id: number };
  from?: number;
  to?: number;
  code?: string;
  remoderation: boolean;
  margin?: number;
}

let test: TestApp;
let shop: Shop;
let other: Shop;
const nextPhone = createPhones(6_200_000);
const rate = 12_500;

const millions = (count: number) => count * 1_000_000;
const percent = (value: number, round = 100_000) => ({ kind: 'percent', value, round });

const preview = (body: object, { token = shop.token, query = {} } = {}) =>
  test.call('previewPrices', { token, query, body });
const apply = (preview_id: number, ids: readonly number[], token = shop.token) =>
  test.call('applyPrices', { token, body: { preview_id, ids } });
const undo = (id: number, token = shop.token) => test.call('undoPrices', { token, params: { id } });
const history = async (token = shop.token) => (await test.call('listPriceChanges', { token })).body;
const advice = async (token = shop.token) => (await test.call('listPriceAdvice', { token })).body;

async function planned(ids: readonly number[], change: object) {
  const { status, body } = await preview({ ids, change });
  expect(status).toBe(200);
  const rows: Row[] = body.rows;
  return { id: Number(body.id), rows };
}

/** Applies all rows that the change is possible for. */
async function changed(ids: readonly number[], change: object) {
  const plan = await planned(ids, change);
  const { status, body } = await apply(plan.id, ids);
  expect(status).toBe(200);
  return { ...plan, body };
}

async function buy(id: number, price: number, days = 10) {
  const { body } = await test.call('getAutoMoney', { token: shop.token, params: { id } });
  await test.call('putPurchase', {
    token: shop.token,
    params: { id },
    headers: { 'if-match': `"v${body.version}"` },
    body: { price, currency: 'UZS', purchased_on: addDays(dayInTashkent(test.clock.now()), -days) },
  });
}

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: String(rate) } });
  const catalogue = await readCatalogue(test);
  other = await openShop(test, catalogue);
  for (const price of [90, 95, 100, 105, 110]) await other.active({ price: millions(price) });
  shop = await openShop(test, catalogue);
});
afterAll(() => test.close());

/** Without comparable listings. */
const alone = { mileage: 900_000 };

it('is 404 for other dealerships, and 403 for sellers, who see no cost', async () => {
  const { id } = await shop.active({ price: millions(100) }, alone);
  const change = await changed([id], percent(-2));
  expect((await undo(change.id, other.token)).status).toBe(404);
  expect((await preview({ ids: [id], change: percent(1) }, { token: other.token })).status).toBe(
    422,
  );
  expect((await apply(change.id, [id], other.token)).body.code).toBe('preview_old');
  expect((await history(other.token)).count).toBe(0);
  const put = (token: string, of = id) =>
    test.call('dismissPriceAdvice', { token, params: { id: of } });
  expect((await put(other.token)).status).toBe(404);
  expect((await undo(999_999)).status).toBe(404);

  await setPermissions(test, shop.token, 'on');
  const seller = await joinTeam(test, shop, { phone: nextPhone(), role: 'seller' });
  const manager = await joinTeam(test, shop, {
    phone: nextPhone(),
    role: 'manager',
    avtosalons: [await shop.addSalon('Karvon Sergeli')],
  });
  for (const response of [
    await preview({ ids: [id], change: percent(1) }, { token: seller.token }),
    await apply(change.id, [id], seller.token),
    await undo(change.id, seller.token),
    await test.call('listPriceChanges', { token: seller.token }),
    await test.call('listPriceAdvice', { token: seller.token }),
    await put(seller.token),
  ])
    expect(response.status).toBe(403);
  // A manager of another showroom sees neither the car nor its change.
  expect((await undo(change.id, manager.token)).status).toBe(404);
  expect((await history(manager.token)).count).toBe(0);
  expect((await put(manager.token)).status).toBe(404);
  await setPermissions(test, shop.token, 'off');
  // While roles are off, only the owner sees costs.
  await buy(id, millions(50));
  const plan = await preview({ ids: [id], change: percent(1) }, { token: seller.token });
  expect(plan.body.rows[0]).toMatchObject({ to: 99_000_000 });
  expect(plan.body.rows[0]).not.toHaveProperty('margin');
  expect(
    (await preview({ change: percent(1) }, { token: seller.token, query: { has_cost: 'true' } }))
      .status,
  ).toBe(403);
});

describe('a plan', () => {
  it('changes by per cent, amount and market, and rounds to the nearest', async () => {
    const { id } = await shop.active({ price: millions(106) });
    const dollars = await shop.active({ price: 8_480, currency: 'USD' });
    const to = async (change: object) =>
      (await planned([id, dollars.id], change)).rows.map((row) => row.to);
    expect(await to(percent(-3))).toEqual([102_800_000, 8_250]);
    expect(await to(percent(-3, 10_000))).toEqual([102_820_000, 8_230]);
    expect(await to(percent(-3, 1_000_000))).toEqual([103_000_000, 8_200]);
    expect(await to({ kind: 'amount', value: -1_250_000, currency: 'UZS', round: 10_000 })).toEqual(
      [104_750_000, 8_380],
    );
    expect(await to({ kind: 'amount', value: 200, currency: 'USD', round: 10_000 })).toEqual([
      108_500_000, 8_680,
    ]);
    const [market] = await to({ kind: 'market', value: 99, round: 100_000 });
    expect(market).toBe(99_000_000);
  });

  it('shows market and margin, and says why a price stays', async () => {
    const priced = await shop.active({ price: millions(110) });
    await buy(priced.id, millions(106));
    const rare = await shop.active({ price: millions(110) }, alone);
    const { id: draft } = await shop.draft({ price: undefined });
    const bound = await shop.active({ price: millions(110), price_from: millions(109) }, alone);
    const waiting = await shop.draft({ price: millions(110) });
    await shop.move(waiting.id, 'moderation');
    const ids = [priced.id, rare.id, draft, bound.id, waiting.id];
    const { rows } = await planned(ids, percent(-5));
    expect(rows[0]).toMatchObject({
      margin: -1_500_000,
      market: { percent_to: expect.any(Number) },
    });
    expect(rows.map(({ code }) => code)).toEqual([
      undefined,
      undefined,
      'no_price',
      'price_order',
      'auto_locked',
    ]);
    const market = await planned([rare.id], { kind: 'market', value: 100, round: 100_000 });
    expect(market.rows[0]?.code).toBe('no_analysis');
    expect((await planned([rare.id], percent(0))).rows[0]?.code).toBe('unchanged');
    const free = { kind: 'amount', value: -millions(200), currency: 'UZS', round: 10_000 };
    expect((await planned([rare.id], free)).rows[0]?.code).toBe('price_positive');
    const large = { kind: 'amount', value: 999_999_000_000, currency: 'UZS', round: 10_000 };
    expect((await planned([rare.id], large)).rows[0]?.code).toBe('too_large');
  });

  it('says at the field what is wrong', async () => {
    const errors = async (change: object) =>
      (await preview({ change: { round: 100_000, ...change } })).body.errors;
    expect(await errors({ kind: 'amount', value: 1 })).toEqual([
      { field: 'change.currency', code: 'required' },
    ]);
    expect(await errors({ kind: 'percent', value: 101 })).toEqual([
      { field: 'change.value', code: 'too_large', params: { max: 100 } },
    ]);
    expect(await errors({ kind: 'market', value: 49 })).toEqual([
      { field: 'change.value', code: 'too_small', params: { min: 50 } },
    ]);
  });

  it('covers all of a filter, at most 500', async () => {
    const { id } = await shop.active(
      { price: millions(90) },
      { ...alone, vin: 'XWBJA69V9PA012345' },
    );
    const { body } = await preview({ change: percent(2) }, { query: { q: 'XWBJA69V9PA012345' } });
    expect(body.rows.map((row: Row) => row.auto.id)).toEqual([id]);
    const many = Array.from({ length: 501 }, (_, at) => at + 1);
    expect((await preview({ ids: many, change: percent(1) })).status).toBe(422);
    const wrong = await preview({ ids: [id, 999_999], change: percent(1) });
    expect(wrong.body.errors).toEqual([{ field: 'ids.1', code: 'unknown_reference' }]);
  });
});

it('writes what the plan showed, for random changes', async () => {
  const cars = await Promise.all(
    [[millions(100)], [7_777, 'USD'], [millions(63)], [12_345, 'USD']].map(
      ([price, currency = 'UZS']) => shop.active({ price, currency }, alone),
    ),
  );
  const ids = cars.map(({ id }) => id);
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 6; round += 1) {
    const step = [10_000, 100_000, 1_000_000][random(3)];
    const change =
      random(2) === 0
        ? percent(random(300) / 10 - 15, step)
        : { kind: 'amount', value: random(8_000_000) - 4_000_000, currency: 'UZS', round: step };
    const plan = await planned(ids, change);
    const possible = plan.rows.filter(({ code }) => code === undefined);
    if (possible.length === 0) continue;
    const { body } = await apply(
      plan.id,
      possible.map(({ auto }) => auto.id),
    );
    expect(body).toMatchObject({ done: possible.length, refused: 0 });
    for (const { auto, to, remoderation } of possible) {
      const now = await shop.get(auto.id);
      expect({ price: now.price, sent: now.status === 'moderation' }).toEqual({
        price: to,
        sent: remoderation,
      });
      if (remoderation) await shop.moderate(auto.id, 'approve');
    }
  }
});

describe('a preview', () => {
  it('is too old when a car changed, time passed, or it was applied', async () => {
    const { id, version } = await shop.active({ price: millions(100) }, alone);
    const { id: second } = await shop.active({ price: millions(100) }, alone);
    const plan = await planned([id, second], percent(-2));
    await shop.patch(id, version, { price: millions(99) });
    const late = await apply(plan.id, [id, second]);
    expect([late.status, late.body.code]).toEqual([409, 'preview_old']);
    expect((await shop.get(second)).price).toBe(millions(100));
    expect((await apply(plan.id, [second])).status).toBe(200);
    expect((await apply(plan.id, [second])).body.code).toBe('preview_old');
    const expired = await planned([second], percent(-2));
    test.clock.advance(15 * 60);
    expect((await apply(expired.id, [second])).body.code).toBe('preview_old');
    expect((await apply(999_999, [second])).body.code).toBe('preview_old');
  });

  it('takes only its own cars, and refuses one that was deleted since', async () => {
    const { id } = await shop.active({ price: millions(100) }, alone);
    const { id: gone } = await shop.active({ price: millions(100) }, alone);
    const plan = await planned([id, gone], percent(-2));
    const wrong = await apply(plan.id, [id, 999_999]);
    expect(wrong.body.errors).toEqual([{ field: 'ids.1', code: 'unknown_reference' }]);
    await test.call('deleteAuto', { token: shop.token, params: { id: gone } });
    const { body } = await apply(plan.id, [id, gone]);
    expect(body.results).toEqual([
      { id, ok: true, status: 'active' },
      { id: gone, ok: false, code: 'not_found' },
    ]);
  });
});

it('a plan that is applied twice at once changes prices once', async () => {
  const { id } = await shop.active({ price: millions(100) }, alone);
  const plan = await planned([id], percent(-2));
  const both = await Promise.all([apply(plan.id, [id]), apply(plan.id, [id])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const row = (await history()).results.find((entry: { id: number }) => entry.id === plan.id);
  expect(row.rows).toMatchObject([{ auto: { id }, to: millions(98) }]);
  expect((await shop.get(id)).price).toBe(millions(98));
});

describe('undo', () => {
  it('restores prices, and a car that was sent to moderation is active again', async () => {
    const { id, status_changed_at } = await shop.active({ price: millions(100) }, alone);
    const { id: inside } = await shop.active({ price: millions(100) }, alone);
    const { id: change, rows } = await planned([id, inside], percent(-25));
    expect(rows.map(({ remoderation }) => remoderation)).toEqual([true, true]);
    const { body } = await apply(change, [id]);
    expect(body.results).toEqual([{ id, ok: true, status: 'moderation' }]);
    const { results } = await history();
    expect(results[0]).toMatchObject({ id: change, rows: [{ auto: { id }, is_undone: false }] });
    const undone = await undo(change);
    expect(undone.body).toMatchObject({ done: 1, refused: 0 });
    expect(await shop.get(id)).toMatchObject({
      price: millions(100),
      status: 'active',
      status_changed_at,
    });
    expect((await undo(change)).body.code).toBe('nothing_to_undo');
    expect((await history()).results[0]).toMatchObject({ rows: [{ is_undone: true }] });
    expect((await history()).results[0]).not.toHaveProperty('undoable_until');
  });

  it('leaves a price that was edited by hand, and a car that a moderator saw', async () => {
    const { id } = await shop.active({ price: millions(100) }, alone);
    const { id: seen } = await shop.active({ price: millions(100) }, alone);
    const { id: kept } = await shop.active({ price: millions(100) }, alone);
    const change = await changed([id, seen, kept], percent(-25));
    await shop.moderate(id, 'approve');
    await shop.moderate(kept, 'approve');
    await shop.moderate(seen, 'flag', { note: 'Fake photos' });
    const { version } = await shop.get(id);
    await shop.patch(id, version, { price: millions(76) });
    const { body } = await undo(change.id);
    expect(body).toMatchObject({ done: 1, refused: 2 });
    expect(body.results).toEqual(
      expect.arrayContaining([
        { id, ok: false, code: 'price_changed' },
        { id: seen, ok: false, code: 'auto_locked' },
      ]),
    );
    expect((await shop.get(id)).price).toBe(millions(76));
    // 100 is more than 20 % above the approved 75, so a moderator sees it again.
    expect(await shop.get(kept)).toMatchObject({ price: millions(100), status: 'moderation' });
  });
});

it('a car that a rule sent on to an admin does not return', async () => {
  const { id } = await shop.active({ price: millions(100) });
  const change = await changed([id], percent(-70));
  expect(await shop.get(id)).toMatchObject({ status: 'flagged_to_admin' });
  const { body } = await undo(change.id);
  expect(body.results).toEqual([{ id, ok: false, code: 'auto_locked' }]);
  expect(await shop.get(id)).toMatchObject({ price: millions(30), status: 'flagged_to_admin' });
});

it('a reserved car whose price returns needs no moderator, unless something else changed', async () => {
  const after = async (fields?: object) => {
    const { id } = await shop.active({ price: millions(100) }, alone);
    let { version } = (await shop.move(id, 'barakami')).body;
    for (const body of [{ price: millions(75), ...fields }, { price: millions(100) }])
      ({ version } = (await shop.patch(id, version, body)).body);
    return (await shop.move(id, 'active')).body.status;
  };
  expect(await after()).toBe('active');
  expect(await after({ core_car: { year: 2021 } })).toBe('moderation');
});

describe('the history of single cars', () => {
  const latest = async () => (await history()).results[0];

  it('has a price that a form or row changed, and undoes it', async () => {
    const { id, version } = await shop.active({ price: millions(100) }, alone);
    const saved = await shop.patch(id, version, { price: millions(75) });
    expect(saved.body.status).toBe('moderation');
    const entry = await latest();
    expect(entry).toMatchObject({
      source: 'car',
      by: { full_name: expect.any(String) },
      rows: [{ auto: { id }, from: millions(100), to: millions(75), is_undone: false }],
    });
    expect(entry).not.toHaveProperty('change');
    expect((await undo(entry.id)).body).toMatchObject({ done: 1 });
    expect(await shop.get(id)).toMatchObject({ price: millions(100), status: 'active' });
  });

  it('counts a price that returns within a minute as undone', async () => {
    const { id, version } = await shop.active({ price: millions(100) }, alone);
    const saved = await shop.patch(id, version, { price: millions(98) });
    const back = await shop.patch(id, saved.body.version, { price: millions(100) });
    const { count } = await history();
    expect((await latest()).rows).toMatchObject([{ auto: { id }, is_undone: true }]);
    test.clock.advance(61);
    const again = await shop.patch(id, back.body.version, { price: millions(98) });
    test.clock.advance(61);
    await shop.patch(id, again.body.version, { price: millions(100) });
    expect((await history()).count).toBe(count + 2);
  });

  it('keeps the currency, and what a form changed besides', async () => {
    const { id, version } = await shop.active({ price: millions(125) }, alone);
    const saved = await shop.patch(id, version, { price: 9_900, currency: 'USD' });
    const [row] = (await latest()).rows;
    expect(row).toMatchObject({ from_currency: 'UZS', currency: 'USD', to: 9_900 });
    expect((await undo((await latest()).id)).body.done).toBe(1);
    expect(await shop.get(id)).toMatchObject({ price: millions(125), currency: 'UZS' });
    const { version: now } = await shop.get(id);
    expect(now).toBeGreaterThan(saved.body.version);
    test.clock.advance(61);
    await shop.patch(id, now, { price: millions(120), core_car: { mileage: 1_000 } });
    expect((await undo((await latest()).id)).body.done).toBe(1);
    expect(await shop.get(id)).toMatchObject({
      price: millions(125),
      core_car: { mileage: 1_000 },
    });
  });

  it('has no prices of drafts', async () => {
    const before = await history();
    const { id, version } = await shop.draft({ price: millions(100) });
    await shop.patch(id, version, { price: millions(98) });
    expect((await history()).count).toBe(before.count);
  });
});

it('has the prices of an import as one change', async () => {
  const vins = ['XWBJF69VJPA090001', 'XWBJF69VJPA090002'];
  // With one showroom an import needs no choice of it.
  const own = await openShop(test, await readCatalogue(test));
  const ids: number[] = [];
  for (const vin of vins)
    ids.push((await own.active({ price: millions(100) }, { ...alone, vin })).id);
  const text = ['VIN;Цена', ...vins.map((vin) => `${vin};97 000 000`)].join('\n');
  const file = `--part\r\ncontent-disposition: form-data; name="file"; filename="prices.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--part--\r\n`;
  const { token } = own;
  const { body: made } = await test.call('createImport', {
    token,
    payload: Buffer.from(file),
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  });
  const { id } = made;
  for (const step of ['checkImport', 'confirmImport'] as const) {
    expect((await test.call(step, { token, params: { id } })).status).toBe(200);
    await test.jobs.runDue();
  }
  const { results, count } = await history(token);
  expect(results[0]).toMatchObject({ source: 'import', import_id: id });
  expect(results[0]).toHaveProperty('by.full_name');
  expect(results[0].rows).toMatchObject(
    ids.map((auto) => ({ auto: { id: auto }, to: millions(97), is_undone: false })),
  );
  await test.call('undoImport', { token, params: { id } });
  await test.jobs.runDue();
  const after = await history(token);
  expect(after.count).toBe(count);
  expect(after.results[0].rows).toMatchObject([{ is_undone: true }, { is_undone: true }]);
});

it('advises cars by surplus and days, until they are put off', async () => {
  const dear = await openShop(test, await readCatalogue(test));
  const stock = async (price: number, days: number) => {
    const { id } = await dear.active({ price: millions(price) });
    const at = new Date(test.clock.now().getTime() - days * 86_400_000);
    await test.db.current
      .updateTable('autos')
      .set({ created_at: at })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const far = await stock(125, 46);
  const long = await stock(112, 200);
  const fresh = await stock(125, 44);
  const near = await stock(103, 300);
  const found = await advice(dear.token);
  const ids = found.results.map(({ auto }: Row) => auto.id);
  expect(ids).toEqual([long, far]);
  expect(ids).not.toContain(fresh);
  expect(ids).not.toContain(near);
  const [first] = found.results;
  const { median } = first.auto.market;
  expect(first).toMatchObject({
    price: Math.floor(median / 100_000) * 100_000,
    above: millions(112) - median,
  });
  expect(found).toMatchObject({
    count: 2,
    above: found.results.reduce((sum: number, row: { above: number }) => sum + row.above, 0),
  });
  const put = await test.call('dismissPriceAdvice', { token: dear.token, params: { id: long } });
  expect(put.body.until).toBe(new Date(test.clock.now().getTime() + 14 * 86_400_000).toISOString());
  expect((await advice(dear.token)).results.map(({ auto }: Row) => auto.id)).toEqual([far]);
  expect((await dear.get(long)).version).toBe(first.auto.version);
});

it.each([1, 2])('counts what its list has, among random cars, seed %i', async (seed) => {
  const random = createRandom(seed);
  const dealer = await openShop(test, await readCatalogue(test));
  for (let at = 0; at < 12; at += 1) {
    const isAlone = random(5) === 0;
    const inUsd = random(3) === 0;
    const price = millions(95 + random(30));
    const { id } = await dealer.active(
      inUsd ? { price: Math.round(price / rate), currency: 'USD' } : { price },
      isAlone ? alone : {},
    );
    const days = 20 + random(60);
    await test.db.current
      .updateTable('autos')
      .set({ created_at: new Date(test.clock.now().getTime() - days * 86_400_000) })
      .where('id', '=', id)
      .execute();
    if (random(4) === 0) await dealer.move(id, 'deactivated', { reason: 'repair' });
  }
  const { token } = dealer;
  const page = async (at: number): Promise<AdviceList> =>
    (await test.call('listPriceAdvice', { token, query: { page: at, size: 2 } })).body;
  const { count, above } = await page(1);
  const rows: AdviceList['results'] = [];
  for (let at = 1; at <= count; at += 2) rows.push(...(await page((at + 1) / 2)).results);
  const query = { status: 'active', size: 100 };
  const active: AdviceList['results'][number]['auto'][] = (
    await test.call('listAutos', { token, query })
  ).body.results;
  const isDear = ({ price = 0, currency, market }: (typeof active)[number]) =>
    (currency === 'USD' ? price * rate : price) * 100 >= (market?.median ?? Infinity) * 105;
  const wanted = active.filter((car) => (car.days_in_stock ?? 0) >= 45 && isDear(car));
  const idsOf = (cars: readonly { id: number }[]) => cars.map(({ id }) => id).toSorted();
  expect(idsOf(rows.map(({ auto }) => auto))).toEqual(idsOf(wanted));
  expect([rows.length, rows.reduce((sum, row) => sum + row.above, 0)]).toEqual([count, above]);
  expect(count).toBeGreaterThan(0);
});

it('undo ends after 24 hours', async () => {
  const { id } = await shop.active({ price: millions(100) }, alone);
  const change = await changed([id], percent(-2));
  test.clock.advance(24 * 3600);
  expect((await undo(change.id)).body.code).toBe('undo_late');
  expect((await shop.get(id)).price).toBe(millions(98));
});
