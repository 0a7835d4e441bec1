import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAutoMarkets } from '../src/modules/stock/prices/auto-markets';
import { addDays, dayInTashkent } from '../src/platform/values/clock';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import type { takePhotos } from './car-photos';
import { demoDealer } from './dealers';
import { findDemoDealer } from './find-demo-dealer';
import { prepareDemo } from './prepare-demo';
import { demoCounts, seedDemo } from './seed-demo';

/** Blank images: these tests check which listing gets how many photos. car-photos.test.ts checks the photos. */
const takeBlankPhotos: typeof takePhotos = async (photos) => {
  const file = Buffer.from('an image');
  return photos.map(() => ({ full: file, thumbnail: file, width: 1200, height: 750 }));
};

let test: TestApp;
let token: string;

async function renderImages(most: number) {
  for (let turn = 0; turn < most; turn += 1) {
    test.clock.advance(1);
    await test.jobs.runDue();
  }
}

async function listAll(query: Record<string, string | number> = {}) {
  const cars = [];
  for (let page = 1; ; page += 1) {
    const { body } = await test.call('listAutos', { token, query: { ...query, page, size: 50 } });
    cars.push(...body.results);
    if (cars.length >= body.count) return cars;
  }
}

beforeAll(async () => {
  test = await createTestApp({ env: { DEMO: 'on' } });
  expect(await findDemoDealer(test.deps)).toBeUndefined();
  await prepareDemo(test.deps, takeBlankPhotos);
  const { body } = await test.call('login', {
    body: { phone: demoDealer.phone, password: demoDealer.password },
  });
  token = body.access;
}, 120_000);
afterAll(() => test.close());

describe('the demo dealership', () => {
  it('has a dealer to sign in as, who is notified of only where DEMO is on', async () => {
    const expected = {
      id: demoDealer.id,
      phone: '+998 90 123 45 67',
      password: demoDealer.password,
    };
    expect(await findDemoDealer(test.deps)).toEqual(expected);
    const config = { ...test.deps.config, DEMO: false };
    expect(await findDemoDealer({ ...test.deps, config })).toBeUndefined();
  });

  it('is not filled twice, nor over anything', async () => {
    expect(await seedDemo(test.deps)).toBe(false);
    const { body } = await test.call('countAutos', { token });
    expect(body.statuses.active).toBe(demoCounts.active);
  });

  it('has a dealer who signs in with the printed password', async () => {
    const { body } = await test.call('getProfile', { token });
    expect(body).toMatchObject({ id: demoDealer.id, full_name: demoDealer.full_name });
  });

  it('has three showrooms with images', async () => {
    const { body } = await test.call('listAvtosalons', { token });
    expect(body.count).toBe(3);
    expect(body.results[0].logo.width).toBe(512);
  });

  it('has cars in all statuses, each of which its screen can show', async () => {
    const cars = await listAll();
    const seen = Map.groupBy(cars, (car) => car.status);
    const { deleted: _deleted, ...shown } = demoCounts;
    expect(Object.fromEntries([...seen].map(([status, list]) => [status, list.length]))).toEqual(
      shown,
    );
    expect(cars).toHaveLength(148);
    for (const list of seen.values()) {
      for (const { id } of list) {
        const { status, body } = await test.call('getAuto', { token, params: { id } });
        expect(status).toBe(200);
        expect(body.allowed_transitions).toEqual(
          list.find((car) => car.id === id).allowed_transitions,
        );
      }
    }
    expect(seen.get('active')?.[0].allowed_transitions).toContain('barakami');
    expect(seen.get('moderation')?.[0].allowed_transitions).toContain('ne_active');
    expect(seen.get('moderation_declined')?.every((car) => car.declined_count > 0)).toBe(true);
  });

  it('could pass moderation: nothing but a photo is missing where it was sent', async () => {
    const violations = new Map<number, unknown>();
    for (const { id, status } of await listAll()) {
      const { body } = await test.call('getAutoQuality', { token, params: { id } });
      const blocking = body.blocking.filter(
        ({ field, code }: { field: string; code: string }) =>
          field !== 'photos' && (status !== 'ne_active' || code !== 'required'),
      );
      if (blocking.length > 0) violations.set(id, blocking);
    }
    expect(violations).toEqual(new Map());
  });

  it('has an import of 40 rows, of which two failed', async () => {
    const { body } = await test.call('listImports', { token });
    expect(body.results).toMatchObject([
      { rows: 40, status: 'done', counts: { updated: 38, failed: 2 }, allowed_actions: ['undo'] },
    ]);
    const params = { id: body.results[0].id };
    const { body: rows } = await test.call('listImportRows', {
      token,
      params,
      query: { size: 100 },
    });
    expect(rows.results).toHaveLength(40);
    const cars = await listAll({ import_id: params.id });
    expect(cars).toHaveLength(38);
    expect(cars.map(({ external_id }) => external_id)).toContain('C-101');
  });

  it('has costs of 118 of the 125 cars in stock, of a known total', async () => {
    const { rows } = await sql<{ cars: number; cost: number; late: number }>`
      select count(*)::int as cars, sum(p.price_uzs + coalesce(e.spent, 0))::float8 as cost,
        count(*) filter (where p.purchased_on > (a.created_at at time zone 'Asia/Tashkent')::date)::int as late
      from purchases p join autos a on a.id = p.auto_id and a.status <> 'archived'
        and not exists (select from sales where auto_id = a.id)
      left join (select auto_id, sum(sum_uzs) as spent from expenses group by auto_id) e on e.auto_id = a.id
      where p.business_user_id = ${demoDealer.id}`.execute(test.db.current);
    const { rows: profits } = await sql<{ profit: number }>`
      select sum(s.price_uzs - p.price_uzs)::float8 as profit from sales s join purchases p using (auto_id)
      where s.business_user_id = ${demoDealer.id}
        and s.sold_on > (${test.clock.now()}::timestamptz at time zone 'Asia/Tashkent')::date - 30`.execute(
      test.db.current,
    );
    expect(profits).toEqual([{ profit: 293_600_000 }]);
    expect(rows).toEqual([{ cars: 118, cost: 19_240_000_000, late: 0 }]);
  });

  it('has 125 cars in stock in four bands, and sales of six months', async () => {
    const { body: stock } = await test.call('getStockSummary', { token });
    expect(stock).toMatchObject({
      cars: 125,
      money: 19_240_000_000,
      without_cost: 7,
      without_sale: 1,
    });
    expect(Math.abs(stock.margin_percent - 6.8)).toBeLessThan(1);
    expect(stock.bands.map(({ cars }: { cars: number }) => cars)).toEqual([58, 37, 19, 11]);
    const today = dayInTashkent(test.clock.now());
    const profit = async (days: number, by: string) => {
      const query = { by, from: addDays(today, -days), to: today };
      return (await test.call('getProfit', { token, query })).body;
    };
    expect((await profit(29, 'seller')).totals).toMatchObject({ sold: 21, profit: 293_600_000 });
    const months = (await profit(182, 'month')).results;
    expect(months.length).toBeGreaterThanOrEqual(6);
    expect(months.every(({ sold }: { sold: number }) => sold > 0)).toBe(true);
  });

  it('has a feed that is held, and one that others read', async () => {
    const feeds = async (operation: 'listFeedSources' | 'listFeedExports') =>
      (await test.call(operation, { token })).body.results;
    expect(await feeds('listFeedSources')).toMatchObject([
      { state: 'held', last_run: { held_reason: 'gone', gone: 28, before: 40 } },
    ]);
    expect(await feeds('listFeedExports')).toMatchObject([{ is_on: true, cars: 94 }]);
  });

  it.each([5, 13, 20])(
    'advises seven cars, also when it is filled at %i:30 UTC',
    async (hour) => {
      const other = await createTestApp({ env: { DEMO: 'on' } });
      other.clock.set(new Date(Date.UTC(2026, 10, 29, hour, 30)));
      await seedDemo(other.deps);
      await startAutoMarkets(other.deps);
      await other.jobs.runDue();
      const { phone, password } = demoDealer;
      const { body } = await other.call('login', { body: { phone, password } });
      const advice = await other.call('listPriceAdvice', { token: body.access });
      await other.close();
      expect(advice.body.count).toBe(7);
    },
    90_000,
  );

  it('has timers that are still to come', async () => {
    const active = await listAll({ status: 'active' });
    const now = test.clock.now().getTime();
    expect(active.every(({ expires_at }) => Date.parse(expires_at) > now)).toBe(true);
    const reserved = await listAll({ status: 'barakami' });
    expect(reserved.every(({ reserved_until }) => Date.parse(reserved_until) > now)).toBe(true);
    const due = await test.db.current
      .selectFrom('jobs')
      .select('kind')
      .where('run_at', '<=', test.clock.now())
      .execute();
    expect(due.map(({ kind }) => kind)).toEqual(['demo_pictures']);
  });

  it('has histories and figures that add up to the cards', async () => {
    const { rows } = await sql`
      select a.id from autos a join auto_totals t on t.auto_id = a.id
      left join (select auto_id, sum(views) v, sum(likes) l, sum(calls) c, sum(dials) n from auto_days group by auto_id) d
        on d.auto_id = a.id
      where (t.views, t.likes, t.calls, t.dials)
        is distinct from (coalesce(d.v, 0), coalesce(d.l, 0), coalesce(d.c, 0), coalesce(d.n, 0))
        or t.calls <> (select count(*) from leads where auto_id = a.id and type = 'call')
    `.execute(test.db.current);
    expect(rows).toEqual([]);
    const [sold] = await listAll({ status: 'sold_on_karvon' });
    expect(sold.views).toBeGreaterThan(0);
    const { body } = await test.call('getAutoHistory', { token, params: { id: sold.id } });
    expect(body.results[0]).toMatchObject({ from: 'active', to: 'sold_on_karvon' });
    expect(body.results.at(-1)).toMatchObject({ kind: 'created' });
    const future = await sql`select 1 from auto_history where at > ${test.clock.now()}`.execute(
      test.db.current,
    );
    expect(future.rows).toEqual([]);
  });

  it('is in a market of other dealers, which its lists do not show', async () => {
    const others = await test.db.current
      .selectFrom('autos')
      .select('id')
      .where('business_user_id', '<>', demoDealer.id)
      .execute();
    expect(others.length).toBeGreaterThan(200);
    const own = new Set((await listAll()).map(({ id }) => id));
    expect(others.some(({ id }) => own.has(id))).toBe(false);
    const [first] = others;
    const { status } = await test.call('getAuto', { token, params: { id: first?.id ?? 0 } });
    expect(status).toBe(404);

    const active = await listAll({ status: 'active' });
    let judged = 0;
    for (const { id } of active) {
      const position = await test.call('getPricePosition', { token, query: { auto_id: id } });
      if (position.body.position !== 'no_analysis') judged += 1;
    }
    expect(judged).toBeGreaterThan(25);
  });

  it('gets its images afterwards, covers first, and goes on where it was cut off', async () => {
    await test.jobs.runDue();
    const some = (await listAll()).filter(({ cover }) => cover !== undefined);
    expect(some.length).toBeGreaterThan(0);
    expect(some.every(({ photo_count }) => photo_count === 1)).toBe(true);

    // Not one on sale, which still waits for its photos.
    const changed = (await listAll({ status: 'deactivated' })).find(
      ({ cover }) => cover === undefined,
    );
    const { status } = await test.call('updateAuto', {
      token,
      params: { id: changed.id },
      headers: { 'if-match': '"v1"' },
      body: { is_trade_in: !changed.is_trade_in },
    });
    expect(status).toBe(200);
    await renderImages(100);
    const [detailed] = (await listAll()).filter(({ photo_count }) => photo_count >= 4);
    const { body } = await test.call('getAuto', { token, params: { id: detailed.id } });
    expect(body.photos).toHaveLength(detailed.photo_count);
    expect(body.photos[0]).toEqual(detailed.cover);
    const left = await test.call('getAuto', { token, params: { id: changed.id } });
    expect(left.body.photos).toEqual([]);
    const few = (await listAll({ status: 'active' })).filter(({ id }) => id !== changed.id);
    expect(
      few.filter(({ photo_count }) => photo_count < 4).map(({ photo_count }) => photo_count),
    ).toEqual([3]);
    const withoutCover = (await listAll()).filter(
      ({ cover, status }) => !cover && status !== 'ne_active',
    );
    expect(withoutCover.map(({ id }) => id)).toEqual([changed.id]);
    const posts = await test.db.current
      .selectFrom('telegram_posts')
      .select(['status', 'photo_ids'])
      .execute();
    const without = posts.filter(
      ({ status, photo_ids: ids }) => status !== 'sold' && ids.length === 0,
    );
    expect([posts.length, without]).toEqual([24, []]);
  }, 120_000);
});
