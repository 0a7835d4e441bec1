import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import {
  type Shop,
  type TestCatalogue,
  openShop,
  readCatalogue,
} from '../../stock/autos/autos.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let last = 0;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
});
afterAll(() => test.close());

type Kind = 'view' | 'like' | 'unlike';

const event = (auto_id: number, kind: Kind, at: string, visitor = `visitor-${(last += 1)}`) =>
  test.call('addListingEvents', {
    body: { events: [{ id: `statistics-${(last += 1)}`, auto_id, kind, at, visitor }] },
  });

const read = async (
  operation: 'getStatistics' | 'getFunnel' | 'listAutoFigures' | 'getResponseSales' | 'listLeads',
  shop: Pick<Shop, 'token'>,
  query: Record<string, string | number | boolean>,
) => {
  const { status, body } = await test.call(operation, { token: shop.token, query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const at = (time: string) => test.clock.set(new Date(time));
const noon = '2026-07-05T07:00:00Z';
const july = { from: '2026-06-29', to: '2026-07-05' };

async function busyShop() {
  at(noon);
  const shop = await openShop(test, catalogue);
  const second = await shop.addSalon('Karvon Sergeli');
  const cobalt = await shop.active();
  const tracker = await shop.active({ avtosalon: second }, { ...catalogue.tracker });
  const third = await shop.active({}, { ...catalogue.k5 });
  const site = createLeadSource(test);
  for (const time of ['2026-07-05T05:00:00Z', '2026-07-05T06:00:00Z', '2026-07-04T06:00:00Z']) {
    await event(cobalt.id, 'view', time);
    await event(tracker.id, 'view', time);
  }
  await event(cobalt.id, 'like', '2026-07-05T05:00:00Z', 'fan');
  await event(tracker.id, 'like', '2026-07-04T05:00:00Z', 'fan');
  await site.kept({ type: 'call', phone: '+998901112201', auto_id: cobalt.id });
  await site.kept({ type: 'leads', phone: '+998901112202', auto_id: tracker.id });
  await site.kept({ type: 'leads', phone: '+998901112203', avtosalon: second });
  await test.call('addListingImpressions', {
    body: {
      batch_id: `imp-${(last += 1)}`,
      items: [
        { auto_id: cobalt.id, date: '2026-07-05', hour: 9, count: 40 },
        { auto_id: tracker.id, date: '2026-07-04', hour: 9, count: 25 },
      ],
    },
  });
  await shop.move(tracker.id, 'sold_on_karvon', { sale: { price: 140_000_000, currency: 'UZS' } });
  return { shop, second, cobalt, tracker, third };
}

describe('getStatistics', () => {
  let busy: Awaited<ReturnType<typeof busyShop>>;
  beforeAll(async () => {
    busy = await busyShop();
  });

  it.each([
    ['views', 6],
    ['likes', 2],
    ['sold', 1],
    ['interest', 5],
    ['impressions', 65],
  ] as const)('shows as many %s as the rows behind them add up to', async (figure, expected) => {
    const { shop } = busy;
    const rows = await read('listAutoFigures', shop, { ...july, figure });
    expect(rows.totals[figure]).toBe(expected);
    const loose = figure === 'interest' ? (rows.without_auto ?? 0) : 0;
    const sum = rows.results.reduce(
      (all: number, row: Record<string, number>) => all + (row[figure] ?? 0),
      0,
    );
    expect(sum + loose).toBe(expected);
    expect(rows.results.every((row: Record<string, number>) => (row[figure] ?? 0) > 0)).toBe(true);
    const shown =
      figure === 'interest' || figure === 'impressions'
        ? (await read('getFunnel', shop, july)).rows.find(
            ({ step }: { step: string }) => step === figure,
          )
        : (await read('getStatistics', shop, july)).figures[figure];
    expect(shown.value).toBe(expected);
  });

  it.each([
    ['calls', { type: 'call' }, 1],
    ['requests', { type: 'leads' }, 2],
    ['chats', { type: 'room' }, 0],
    ['leads', {}, 3],
  ] as const)('shows as many %s as its list has', async (figure, filter, expected) => {
    const { shop, second } = busy;
    const places: Record<string, number>[] = [{}, { avtosalon: second }, { avtosalon: shop.salon }];
    for (const place of places) {
      const { figures } = await read('getStatistics', shop, { ...july, ...place });
      const { count } = await read('listLeads', shop, { ...july, ...filter, ...place });
      expect(figures[figure].value).toBe(count);
    }
    const { figures } = await read('getStatistics', shop, july);
    expect(figures[figure].value).toBe(expected);
  });

  it('counts cars by status as the list does, and leaves deleted ones out', async () => {
    const { shop, third } = busy;
    const { auto_count, statuses } = await read('getStatistics', shop, july);
    expect(auto_count).toBe(3);
    expect(statuses).toMatchObject({ active: 2, sold_on_karvon: 1 });
    await test.call('deleteAuto', { token: shop.token, params: { id: third.id } });
    expect((await read('getStatistics', shop, july)).auto_count).toBe(2);
  });

  it('keeps what a car was seen in its old showroom when it moves', async () => {
    const { shop, second, cobalt } = busy;
    const before = await read('getFunnel', shop, july);
    await shop.patch(cobalt.id, (await shop.get(cobalt.id)).version, { avtosalon: second });
    expect((await read('getFunnel', shop, july)).avtosalons).toEqual(before.avtosalons);
    await event(cobalt.id, 'view', noon);
    await event(cobalt.id, 'unlike', noon, 'fan');
    const views = async (avtosalon: number | string) =>
      (await read('getStatistics', shop, { ...july, avtosalon })).figures;
    expect(await views(shop.salon)).toMatchObject({ views: { value: 3 }, likes: { value: 0 } });
    expect(await views(second)).toMatchObject({ views: { value: 4 }, likes: { value: 1 } });
    expect(await views('none')).toMatchObject({ views: { value: 0 }, likes: { value: 0 } });
    const { rows, avtosalons } = await read('getFunnel', shop, july);
    for (const [index, { value }] of rows.entries())
      expect(
        avtosalons.reduce(
          (sum: number, own: { rows: { value: number }[] }) => sum + (own.rows[index]?.value ?? 0),
          0,
        ),
      ).toBe(value);
  });

  it('counts in the row of no showroom what its lists have', async () => {
    const shop = await openShop(test, catalogue);
    const { id } = await shop.active();
    await test.db.current
      .updateTable('autos')
      .set({ avtosalon_id: null })
      .where('id', '=', id)
      .execute();
    await event(id, 'view', noon);
    await event(id, 'like', noon);
    const site = createLeadSource(test);
    await site.kept({ type: 'call', phone: '+998901112211', auto_id: id });
    await site.kept({ type: 'leads', phone: '+998901112212', avtosalon: shop.salon });
    const { id: loose } = await site.kept({ type: 'leads', phone: '+998901112213', auto_id: id });
    await test.db.current
      .updateTable('leads')
      .set({ auto_id: null })
      .where('id', '=', loose)
      .execute();
    const place = { ...july, avtosalon: 'none' };
    const { avtosalons } = await read('getFunnel', shop, july);
    const none = avtosalons.find((own: { avtosalon?: object }) => own.avtosalon === undefined);
    const values = Object.fromEntries(
      none.rows.map(({ step, value }: { step: string; value: number }) => [step, value]),
    );
    expect(values).toMatchObject({ views: 1, interest: 3, leads: 2, sold: 0 });
    expect((await read('listLeads', shop, place)).count).toBe(values.leads);
    for (const figure of ['views', 'interest'] as const) {
      const rows = await read('listAutoFigures', shop, { ...place, figure });
      expect(rows.totals[figure]).toBe(values[figure]);
      const loose = await read('listLeads', shop, { ...place, auto_id: 'none' });
      expect(rows.without_auto ?? 0).toBe(figure === 'interest' ? loose.count : 0);
      expect(loose.count).toBe(1);
    }
  });

  it('still counts a sale of a car that was archived or deleted, and not one that was undone', async () => {
    const { shop, tracker } = busy;
    const sold = async () => (await read('getStatistics', shop, july)).figures.sold.value;
    await shop.move(tracker.id, 'archived');
    expect(await sold()).toBe(1);
    await test.call('deleteAuto', { token: shop.token, params: { id: tracker.id } });
    expect(await sold()).toBe(1);
    const { results } = await read('listAutoFigures', shop, { ...july, figure: 'sold' });
    expect(results).toMatchObject([
      { car: { id: tracker.id }, is_deleted: true, sale_price: 140_000_000 },
    ]);
    await test.call('restoreAuto', { token: shop.token, params: { id: tracker.id } });
    await shop.move(tracker.id, 'ne_active');
    expect(await sold()).toBe(0);
  });

  it('gives a seller figures of their own leads alone', async () => {
    const { shop, cobalt, third } = await busyShop();
    const seller = await joinTeam(test, shop, { phone: '+998935550177' });
    const own = await createLeadSource(test).kept({
      phone: '+998901112209',
      auto_id: third.id,
    });
    await test.call('updateLead', {
      token: shop.token,
      params: { id: own.id },
      body: { responsible: seller.id },
    });
    await shop.move(third.id, 'sold_on_karvon', {
      sale: { price: 140_000_000, currency: 'UZS', lead_id: own.id },
    });
    await shop.move(cobalt.id, 'sold_on_karvon', { sale: { price: 140_000_000, currency: 'UZS' } });
    await setPermissions(test, shop.token, 'on');
    const { figures } = await read('getStatistics', seller, july);
    expect(figures).toMatchObject({
      views: { value: 0 },
      likes: { value: 0 },
      leads: { value: 1 },
      sold: { value: 1 },
    });
    const { rows } = await read('getFunnel', seller, july);
    expect(rows).toMatchObject([
      { step: 'leads', value: 1 },
      { step: 'sold', value: 1 },
    ]);
    const cars = await read('listAutoFigures', seller, { ...july, figure: 'sold' });
    expect(cars.results).toMatchObject([{ car: { id: third.id } }]);
    const { figures: all } = await read('getStatistics', shop, july);
    expect(all).toMatchObject({ sold: { value: 3 } });
  });

  it('counts whole days in the showroom, up to the sale where there was one', async () => {
    at('2026-06-20T07:00:00Z');
    const shop = await openShop(test, catalogue);
    const sold = await shop.active();
    const standing = await shop.active({}, { ...catalogue.k5 });
    for (const { id } of [sold, standing]) await event(id, 'view', '2026-06-20T07:00:00Z');
    at('2026-06-25T06:59:00Z');
    await shop.move(sold.id, 'sold_on_karvon', { sale: { price: 140_000_000, currency: 'UZS' } });
    at(noon);
    const days = { from: '2026-06-20', to: '2026-07-05' };
    const expected = new Map([
      [sold.id, 4],
      [standing.id, 15],
    ]);
    const { best } = await read('getStatistics', shop, days);
    const { results } = await read('listAutoFigures', shop, days);
    for (const rows of [best, results])
      expect(
        new Map(rows.map((row: { car: { id: number }; days: number }) => [row.car.id, row.days])),
      ).toEqual(expected);
  });

  it('gives the share of each step in the one before with one decimal, also above 100', async () => {
    at(noon);
    const shop = await openShop(test, catalogue);
    const { id } = await shop.active();
    for (let count = 0; count < 3; count += 1) await event(id, 'view', noon);
    await event(id, 'like', noon);
    const site = createLeadSource(test);
    for (const last of [1, 2, 3])
      await site.kept({ type: 'call', phone: `+99890111222${String(last)}`, auto_id: id });
    const { rows } = await read('getFunnel', shop, july);
    expect(rows).toEqual([
      { step: 'views', value: 3 },
      { step: 'interest', value: 4, conversion: 133.3 },
      { step: 'leads', value: 3, conversion: 75 },
      { step: 'sold', value: 0, conversion: 0 },
    ]);
  });

  it('is its dealer’s alone', async () => {
    const stranger = await openShop(test, catalogue);
    const { figures, auto_count, best, worst } = await read('getStatistics', stranger, july);
    expect(figures).toMatchObject({ views: { value: 0 }, leads: { value: 0 }, sold: { value: 0 } });
    expect({ auto_count, best, worst }).toEqual({ auto_count: 0, best: [], worst: [] });
    expect(await read('getFunnel', stranger, july)).toMatchObject({
      rows: [
        { step: 'views', value: 0 },
        { step: 'interest' },
        { step: 'leads' },
        { step: 'sold' },
      ],
      avtosalons: [],
    });
    const others = await read('listAutoFigures', stranger, { ...july, avtosalon: busy.shop.salon });
    expect(others).toMatchObject({ results: [], count: 0, totals: { views: 0, leads: 0 } });
    expect((await test.call('getStatistics', { query: july })).status).toBe(401);
  });
});

it('adds up whole months and the days around them, by showroom', async () => {
  at('2026-09-20T07:00:00Z');
  const shop = await openShop(test, catalogue);
  const second = await shop.addSalon('Karvon Sergeli');
  const { id } = await shop.active();
  for (const time of ['2026-09-20T07:00:00Z', '2026-10-10T07:00:00Z', '2026-11-02T07:00:00Z']) {
    at(time);
    await event(id, 'view', time);
    await event(id, 'view', time);
  }
  const views = async (from: string, to: string, place: Record<string, number> = {}) => {
    const days = { from, to, ...place };
    const { totals } = await read('listAutoFigures', shop, { ...days, figure: 'views' });
    const { figures, best } = await read('getStatistics', shop, days);
    expect([totals.views, best[0]?.views ?? 0]).toEqual([figures.views.value, totals.views]);
    return totals.views;
  };
  expect(await views('2026-09-20', '2026-11-02')).toBe(6);
  expect(await views('2026-10-01', '2026-10-31')).toBe(2);
  expect(await views('2026-09-21', '2026-11-01')).toBe(2);
  expect(await views('2026-09-01', '2026-09-30')).toBe(2);
  expect(await views('2026-09-21', '2026-10-09')).toBe(0);
  expect(await views('2026-09-20', '2026-11-02', { avtosalon: second })).toBe(0);
});

describe('a day of Tashkent', () => {
  it('ends at midnight there: a millisecond parts two days, for each figure', async () => {
    at('2026-08-03T12:00:00Z');
    const shop = await openShop(test, catalogue);
    const { id } = await shop.active();
    const late = await shop.active({}, { ...catalogue.tracker });
    const second = await shop.active({}, { ...catalogue.k5 });
    const site = createLeadSource(test);
    const before = '2026-08-02T18:59:59.999Z';
    const after = '2026-08-02T19:00:00.000Z';
    for (const time of [before, after]) {
      await event(id, 'view', time);
      await event(id, 'like', time);
      await site.kept({
        type: 'call',
        phone: `+99890111${(last += 1) % 90}301`.slice(0, 13),
        auto_id: id,
        created_at: time,
      });
      await site.kept({
        type: 'leads',
        phone: `+99890222${(last += 1) % 90}301`.slice(0, 13),
        auto_id: late.id,
        created_at: time,
      });
    }
    await test.db.current
      .updateTable('autos')
      .set({ sold_at: new Date(before) })
      .where('id', '=', late.id)
      .execute();
    await test.db.current
      .updateTable('autos')
      .set({ sold_at: new Date(after) })
      .where('id', '=', second.id)
      .execute();
    for (const day of ['2026-08-02', '2026-08-03']) {
      const { figures, points } = await read('getStatistics', shop, { from: day, to: day });
      const one = { views: 1, likes: 1, calls: 1, requests: 1, leads: 2, sold: 1 };
      expect(points).toMatchObject([{ date: day, ...one }]);
      for (const [name, value] of Object.entries(one))
        expect(figures, `${name} of ${day}`).toMatchObject({ [name]: { value } });
      const leads = await read('listLeads', shop, { from: day, to: day });
      expect(leads.count).toBe(2);
    }
  });
});

describe('comparison', () => {
  it('leaves today out of both sides, and omits changes of small numbers', async () => {
    at('2026-09-10T07:00:00Z');
    const shop = await openShop(test, catalogue);
    const { id } = await shop.active();
    const views = async (date: string, count: number) =>
      test.db.current
        .insertInto('business_days')
        .values({
          business_user_id: shop.owner,
          avtosalon_id: shop.salon,
          date,
          views: count,
          likes: 1,
        })
        .execute();
    await views('2026-09-10', 7);
    await views('2026-09-09', 12);
    await views('2026-09-08', 10);
    // The previous period: its first two days count, its last one is compared with today.
    await views('2026-09-07', 1000);
    await views('2026-09-06', 15);
    await views('2026-09-05', 5);
    await createLeadSource(test).kept({ type: 'call', phone: '+998901112299', auto_id: id });
    const { figures, points, previous_points, previous_period } = await read(
      'getStatistics',
      shop,
      { from: '2026-09-08', to: '2026-09-10', compare: true },
    );
    expect(previous_period).toEqual({ from: '2026-09-05', to: '2026-09-07' });
    expect(figures.views).toEqual({ value: 29, compared: 22, previous: 20, change: 10 });
    expect(figures.likes).toEqual({ value: 3, compared: 2, previous: 2 });
    expect(figures.calls).toEqual({ value: 1, compared: 0, previous: 0 });
    expect(points.map((point: { views: number }) => point.views)).toEqual([10, 12, 7]);
    expect(previous_points.map((point: { views: number }) => point.views)).toEqual([5, 15, 1000]);
    const past = await read('getStatistics', shop, {
      from: '2026-09-08',
      to: '2026-09-09',
      compare: true,
    });
    expect(past.figures.views).toEqual({ value: 22, compared: 22, previous: 1015, change: -97.8 });
    const today = await read('getStatistics', shop, {
      from: '2026-09-10',
      to: '2026-09-10',
      compare: true,
    });
    expect(today.figures.views).toEqual({ value: 7, compared: 0, previous: 0 });
    const funnel = await read('getFunnel', shop, {
      from: '2026-09-08',
      to: '2026-09-10',
      compare: true,
    });
    expect(funnel.rows[0]).toEqual({ step: 'views', value: 29, compared: 22, previous: 20 });
  });

  it.each([
    ['2026-08-01', '2026-08-31', 'day', 31],
    ['2026-08-01', '2026-09-01', 'week', 6],
    ['2026-01-01', '2026-09-01', 'month', 9],
  ])('draws %s – %s by %s', async (from, to, step, length) => {
    const shop = await openShop(test, catalogue);
    const body = await read('getStatistics', shop, { from, to, compare: true });
    expect(body).toMatchObject({ step });
    expect(body.points).toHaveLength(length);
    expect(body.previous_points).toHaveLength(length);
    expect(body.points[0].date).toBe(from);
  });

  it.each([
    'getStatistics',
    'getFunnel',
    'listAutoFigures',
    'getResponseSales',
    'exportAutoFigures',
  ] as const)('%s rejects days that are backwards or too many', async (operation) => {
    const shop = await openShop(test, catalogue);
    const ask = async (from: string, to: string) => {
      const { status, body } = await test.call(operation, {
        token: shop.token,
        query: { from, to },
      });
      return { status, code: body.errors?.[0]?.code };
    };
    expect(await ask('2026-07-05', '2026-07-04')).toEqual({ status: 422, code: 'range_order' });
    expect(await ask('2025-07-05', '2026-07-06')).toEqual({ status: 422, code: 'range_too_long' });
    expect((await ask('2025-07-05', '2026-07-05')).status).toBe(200);
  });
});

describe('cars that need care', () => {
  it('names a reason for each, with what its action needs', async () => {
    at('2026-10-01T07:00:00Z');
    const shop = await openShop(test, catalogue);
    const photos = async (count: number) =>
      Promise.all(Array.from({ length: count }, () => shop.addPhoto()));
    for (let index = 0; index < 6; index += 1)
      await shop.active({ photos: await photos(5), price: 100_000_000 + index });
    const dear = await shop.active({ photos: await photos(5), price: 112_000_000 });
    const fewPhotos = await shop.active({ photos: await photos(2), price: 100_000_000 });
    const declined = await shop.draft({ photos: await photos(1) });
    await shop.move(declined.id, 'moderation');
    await shop.moderate(declined.id, 'decline', {
      reasons: [{ field: 'photos', code: 'photo_unclear', text_ru: 'Нерезко', text_uz: 'Xira' }],
    });
    const unfinished = await shop.draft({ photos: [], price: undefined });
    at('2026-10-05T07:00:00Z');
    const days = { from: '2026-10-01', to: '2026-10-05' };
    const { worst } = await read('getStatistics', shop, days);
    const byCar = new Map(worst.map((row: { car: { id: number } }) => [row.car.id, row]));
    expect(byCar.get(dear.id)).toMatchObject({
      reason: 'price_above_market',
      above_market: 12,
      price: 112_000_000,
      can_refresh: true,
    });
    expect(byCar.get(fewPhotos.id)).toMatchObject({ reason: 'too_few_photos', photo_count: 2 });
    expect(byCar.get(declined.id)).toMatchObject({
      reason: 'moderation_declined',
      declined_reason: { code: 'photo_unclear' },
      can_edit: true,
    });
    expect(byCar.get(unfinished.id)).toMatchObject({ reason: 'incomplete' });
    at('2026-10-29T07:00:00Z');
    const later = await read('getStatistics', shop, { from: '2026-10-01', to: '2026-10-29' });
    const ending = later.worst.find(({ reason }: { reason: string }) => reason === 'expires_soon');
    expect(ending).toMatchObject({ expires_at: '2026-10-31T07:00:00.000Z' });
    expect(ending.allowed_transitions).toContain('active');
  });
});

describe('listAutoFigures', () => {
  it('pages, orders, searches, and writes every row with its sum into a file', async () => {
    at('2026-11-02T07:00:00Z');
    const shop = await openShop(test, catalogue);
    const cobalt = await shop.active();
    const k5 = await shop.active({}, { ...catalogue.k5 });
    const site = createLeadSource(test);
    for (const hour of [1, 2, 3]) await event(k5.id, 'view', `2026-11-02T0${hour}:00:00Z`);
    await event(cobalt.id, 'view', '2026-11-02T01:00:00Z');
    await site.kept({ type: 'call', phone: '+998901112401', auto_id: cobalt.id });
    await site.kept({ type: 'leads', phone: '+998901112402', avtosalon: shop.salon });
    const days = { from: '2026-11-01', to: '2026-11-02' };
    const ids = async (query: Record<string, string | number>) => {
      const { results, count } = await read('listAutoFigures', shop, { ...days, ...query });
      return [results.map(({ car }: { car: { id: number } }) => car.id), count];
    };
    expect(await ids({})).toEqual([[k5.id, cobalt.id], 2]);
    expect(await ids({ ordering: '-leads' })).toEqual([[cobalt.id, k5.id], 2]);
    expect(await ids({ size: 1, page: 2 })).toEqual([[cobalt.id], 2]);
    expect(await ids({ size: 1, page: 9 })).toEqual([[], 2]);
    expect(await ids({ q: 'kia' })).toEqual([[k5.id], 1]);
    expect(await ids({ figure: 'calls' })).toEqual([[cobalt.id], 1]);
    const all = await read('listAutoFigures', shop, days);
    expect(all).toMatchObject({
      without_auto: 1,
      totals: { views: 4, leads: 2, calls: 1, requests: 1 },
    });
    expect(all.totals.impressions).toBeUndefined();
    const file = await test.call('exportAutoFigures', { token: shop.token, query: days });
    const lines = String(file.body).trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('"Машина";"Автосалон";"Статус";"Показы";"Просмотры"');
    // Nobody reports impressions here: a 0 would be wrong.
    for (const line of lines.slice(1)) expect(line.split(';')[4], line).toBe('""');
    expect(lines[3]).toContain('"Без машины"');
    expect(lines[4]).toContain('"Итого"');
    expect(file.headers['content-disposition']).toContain('statistics-2026-11-01-2026-11-02.csv');
    const uz = await test.call('exportAutoFigures', {
      token: shop.token,
      query: { ...days, figure: 'views' },
      headers: { 'accept-language': 'uz' },
    });
    expect(String(uz.body)).toContain('"Jami"');
  });
});

describe('addListingImpressions', () => {
  it('counts a batch once, and rejects what it cannot place', async () => {
    at('2026-12-10T07:00:00Z');
    const shop = await openShop(test, catalogue);
    const { id } = await shop.active();
    const body = {
      batch_id: 'imp-once',
      items: [
        { auto_id: id, date: '2026-12-10', hour: 9, count: 30 },
        { auto_id: id, date: '2026-12-10', hour: 10, count: 12 },
        { auto_id: id, date: '2026-12-02', hour: 9, count: 5 },
        { auto_id: 99_999_999, date: '2026-12-10', hour: 9, count: 5 },
      ],
    };
    expect((await test.call('addListingImpressions', { body })).body).toEqual({
      accepted: 2,
      is_repeated: false,
      rejected: [
        { auto_id: id, code: 'time_out_of_range' },
        { auto_id: 99_999_999, code: 'unknown_reference' },
      ],
    });
    expect((await test.call('addListingImpressions', { body })).body).toEqual({
      accepted: 0,
      is_repeated: true,
      rejected: [],
    });
    const { rows } = await read('getFunnel', shop, { from: '2026-12-01', to: '2026-12-10' });
    expect(rows[0]).toEqual({ step: 'impressions', value: 42 });
    const twice = { batch_id: 'imp-twice', items: [body.items[0], body.items[0]] };
    const rejected = await test.call('addListingImpressions', { body: twice });
    expect([rejected.status, rejected.body.errors[0].code]).toEqual([422, 'duplicate']);
  });
});

describe('getResponseSales and getPromotionSummary', () => {
  it('says how many leads are missing, and then which of them bought', async () => {
    at('2026-12-20T07:00:00Z');
    const shop = await openShop(test, catalogue);
    const { id } = await shop.active();
    const days = { from: '2026-12-01', to: '2026-12-20' };
    const one = {
      business_user_id: shop.owner,
      type: 'leads' as const,
      source: 'listing' as const,
      client_name: '',
      phone: null,
      auto_id: id,
      avtosalon_id: shop.salon,
      search: '',
      room_id: null,
      call_answered: null,
      call_duration: null,
      responsible_id: null,
    };
    const created_at = new Date('2026-12-10T07:00:00Z');
    const asked = { created_at, last_contact_at: created_at, contacted_at: null };
    const after = (minutes: number) => new Date(created_at.getTime() + minutes * 60_000);
    const responses = [
      ...Array.from({ length: 28 }, () => after(9.99)),
      after(10),
      after(59.99),
      after(60),
      null,
    ];
    const leads = await test.db.current
      .insertInto('leads')
      .values(responses.map((answered_at) => ({ ...one, ...asked, answered_at })))
      .returning(['id', 'business_user_id', 'answered_at'])
      .execute();
    await test.db.current
      .insertInto('lead_contacts')
      .values(
        leads.map(({ id: lead_id, business_user_id, answered_at }) => ({
          lead_id,
          business_user_id,
          type: 'leads',
          source: 'listing',
          call_answered: null,
          call_duration: null,
          campaign_id: null,
          external_id: null,
          created_at,
          first_response_at: answered_at,
        })),
      )
      .execute();
    const buyer = leads[0]?.id ?? 0;
    const few = await read('getResponseSales', shop, days);
    expect(few).toMatchObject({ is_shown: false, missing_leads: 0, missing_sales: 5, buckets: [] });
    for (let index = 0; index < 5; index += 1) {
      const car = await shop.active({}, { ...catalogue.k5 });
      await test.db.current
        .updateTable('autos')
        .set({ sold_at: created_at, sale_lead_id: buyer + index })
        .where('id', '=', car.id)
        .execute();
    }
    const { is_shown, buckets } = await read('getResponseSales', shop, days);
    expect(is_shown).toBe(true);
    expect(buckets).toEqual([
      { bucket: 'within_10_minutes', leads: 28, sold: 5, share: 17.9 },
      { bucket: 'within_1_hour', leads: 2, sold: 0, share: 0 },
      { bucket: 'later', leads: 1, sold: 0, share: 0 },
      { bucket: 'none', leads: 1, sold: 0, share: 0 },
    ]);
  });

  it('counts refreshed listings as the list of cars does', async () => {
    const shop = await openShop(test, catalogue);
    const first = await shop.active();
    await shop.active({}, { ...catalogue.k5 });
    await test.call('refreshAuto', { token: shop.token, params: { id: first.id } });
    const { body } = await test.call('getPromotionSummary', { token: shop.token });
    const cars = async (query: Record<string, string | boolean>) =>
      (await test.call('listAutos', { token: shop.token, query: { status: 'active', ...query } }))
        .body.count;
    expect(body.results[0]).toEqual({
      key: 'refresh',
      title: 'Поднятие в списке',
      total: await cars({}),
      active: await cars({ can_refresh: false }),
      inactive: await cars({ can_refresh: true }),
    });
    const wrong = { from: '2026-07-05', to: '2026-07-04' };
    expect(
      (await test.call('getPromotionSummary', { token: shop.token, query: wrong })).status,
    ).toBe(422);
  });
});
