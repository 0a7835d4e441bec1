import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInTashkent, addDays } from '../../../platform/values/clock';
import { openDemo } from '../../../../demo/demo.fixture';
import type { TestApp } from '../../../testing/test-app';

let test: TestApp;
let token: string;
let today: string;

beforeAll(async () => {
  ({ test, token } = await openDemo());
  today = dayInTashkent(test.clock.now());
}, 120_000);
afterAll(() => test.close());

const read = async (
  operation:
    | 'getStatistics'
    | 'getFunnel'
    | 'listAutoFigures'
    | 'getResponseSales'
    | 'getPromotionSummary'
    | 'listLeads'
    | 'listAutos'
    | 'listCampaigns',
  query: Record<string, string | number | boolean | string[]>,
) => (await test.call(operation, { token, query })).body;

const names = ['views', 'likes', 'calls', 'requests', 'chats', 'leads', 'sold'] as const;

/** Figures whose drawer lists cars. */
const ofCars = ['views', 'likes', 'sold', 'interest', 'impressions'] as const;
const leadTypes = { calls: 'call', requests: 'leads', chats: 'room' } as const;

const sumOf = (all: readonly Record<string, number>[], name: string) =>
  all.reduce((sum, one) => sum + (one[name] ?? 0), 0);

/** Compares every sum with another one: points, rows, showrooms, steps, types of leads, and the list that a figure opens. */
async function expectAgreement(days: { from: string; to: string }, token: string) {
  const ask: typeof read = async (operation, query) =>
    (await test.call(operation, { token, query })).body;
  const { figures, points, statuses } = await ask('getStatistics', { ...days, compare: true });
  const rows = await ask('listAutoFigures', { ...days, size: 100 });
  const { rows: steps, avtosalons } = await ask('getFunnel', days);
  const { buckets, is_shown } = await ask('getResponseSales', days);
  for (const name of names) {
    expect(sumOf(points, name), name).toBe(figures[name].value);
    expect(rows.totals[name], name).toBe(figures[name].value);
  }
  const { calls, requests, chats, leads } = figures;
  expect(calls.value + requests.value + chats.value).toBe(leads.value);
  for (const [index, { step, value }] of steps.entries()) {
    const own = avtosalons.map((one: { rows: { value: number }[] }) => one.rows[index]);
    expect(sumOf(own, 'value'), step).toBe(value);
  }
  // The rows of a drawer, page after page, must match the tile or the step that opens it.
  const shown = new Map<string, number>(
    steps.map(({ step, value }: { step: string; value: number }) => [step, value]),
  );
  for (const name of ['views', 'likes', 'sold'] as const) shown.set(name, figures[name].value);
  for (const figure of ofCars) {
    const value = shown.get(figure);
    if (value === undefined) continue;
    const opened = await rowsOf({ ...days, figure }, ask);
    expect([figure, opened.total, opened.sum]).toEqual([figure, value, value]);
  }
  for (const [status, value] of Object.entries(statuses)) {
    const { count } = await ask('listAutos', { status: [status], size: 1 });
    expect([status, count]).toEqual([status, value]);
  }
  const count = async (query: Record<string, string | string[]>) =>
    (await ask('listLeads', { ...days, ...query })).count;
  expect(await count({})).toBe(leads.value);
  for (const name of ['calls', 'requests', 'chats'] as const)
    expect([name, await count({ type: [leadTypes[name]] })]).toEqual([name, figures[name].value]);
  // The sample is too small.
  if (!is_shown) return figures;
  expect(sumOf(buckets, 'leads') + (await talksOf(days, ask))).toBe(leads.value);
  for (const { bucket: response, leads: expected } of buckets)
    expect([response, await count({ response })]).toEqual([response, expected]);
  return figures;
}

interface LeadOfList {
  contacts: { source: string; call?: { answered: boolean } }[];
}

async function talksOf(days: { from: string; to: string }, ask: typeof read): Promise<number> {
  const all: LeadOfList[] = [];
  for (let page = 1; ; page += 1) {
    const { results, count } = await ask('listLeads', { ...days, page, size: 100 });
    all.push(...results);
    if (all.length >= count || results.length === 0) break;
  }
  return all.filter(({ contacts }) =>
    contacts.every(({ source, call }) => source === 'dealer' || call?.answered === true),
  ).length;
}

async function rowsOf(
  query: { from: string; to: string; figure: (typeof ofCars)[number] },
  ask: typeof read,
) {
  const { figure } = query;
  const first = await ask('listAutoFigures', { ...query, size: 20 });
  const rows = [...first.results];
  for (let page = 2; rows.length < first.count; page += 1)
    rows.push(...(await ask('listAutoFigures', { ...query, size: 20, page })).results);
  const loose = figure === 'interest' ? (first.without_auto ?? 0) : 0;
  return { total: first.totals[figure], sum: sumOf(rows, figure) + loose };
}

it.each([1, 7, 30, 90])('agrees everywhere over %s days of the demo', async (length) => {
  const days = { from: addDays(today, 1 - length), to: today };
  await expect(expectAgreement(days, token)).resolves.toBeDefined();
});

it('counts in each promotion what its links open', async () => {
  const { results } = await read('getPromotionSummary', {});
  const models = { campaign_cpm: 'CPM', campaign_cpc: 'CPC' } as const;
  const off = ['moderation', 'paused', 'stopped', 'finished', 'declined'];
  const cars = async (query: Record<string, string | boolean>) =>
    (await read('listAutos', { status: ['active'], size: 1, ...query })).count;
  const ads = async (key: keyof typeof models, status: string[]) =>
    (await read('listCampaigns', { price_model: models[key], status, size: 1 })).count;
  const expected = [
    {
      key: 'refresh',
      total: await cars({}),
      active: await cars({ can_refresh: false }),
      inactive: await cars({ can_refresh: true }),
    },
  ];
  for (const key of ['campaign_cpm', 'campaign_cpc'] as const)
    expected.push({
      key,
      total: await ads(key, []),
      active: await ads(key, ['active']),
      inactive: await ads(key, off),
    });
  expect(results).toMatchObject(expected);
  expect(sumOf(results.slice(1), 'total')).toBeGreaterThan(0);
});

/** More dealerships: `DEALERSHIPS=200 vitest run --project server statistics-sums`. */
const dealerships = Number(process.env['DEALERSHIPS'] ?? 2);

/** The same figures in every run. */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function generate(seed: number) {
  const random = randomOf(seed);
  const { token: own, dealer } = await test.signIn();
  const now = test.clock.now().getTime();
  const back = () => new Date(now - random(40 * 86_400_000)).toISOString();
  const cars: number[] = [];
  const [place] = await test.db.current.selectFrom('avtosalons').selectAll().limit(1).execute();
  if (place === undefined) throw new Error('The demo has no showroom.');
  const { id: _, ...salon } = place;
  const salons: (number | null)[] = [null];
  for (let index = 0; index < 1 + random(3); index += 1) {
    const made = await test.db.current
      .insertInto('avtosalons')
      .values({ ...salon, business_user_id: dealer.owner, weekday_hours: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    salons.push(made.id);
  }
  for (let index = 0; index < 1 + random(6); index += 1) {
    const isSold = random(3) === 0;
    const moment = new Date(back());
    const made = await test.db.current
      .insertInto('autos')
      .values({
        business_user_id: dealer.owner,
        status: isSold ? 'sold_on_karvon' : 'active',
        sold_at: isSold ? moment : null,
        brand_id: 1,
        car_model_id: 101,
        avtosalon_id: salons[random(salons.length)] ?? null,
        search: '',
        created_at: moment,
        status_changed_at: moment,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    cars.push(made.id);
  }
  const car = () => cars[random(cars.length)] ?? 0;
  const kinds = ['view', 'view', 'view', 'like', 'unlike'] as const;
  const events = Array.from({ length: 20 + random(60) }, (_one, index) => ({
    id: `sum-${seed}-${index}`,
    auto_id: car(),
    kind: kinds[random(kinds.length)] ?? 'view',
    at: new Date(now - random(20 * 3_600_000)).toISOString(),
    visitor: `sum-${seed}-${random(12)}`,
  }));
  await test.call('addListingEvents', { body: { events } });
  for (let index = 0; index < random(12); index += 1) {
    const type = (['call', 'leads'] as const)[random(2)] ?? 'call';
    const { status, body } = await test.call('addLead', {
      body: {
        external_id: `sum-${seed}-${index}`,
        type,
        source: 'listing',
        auto_id: car(),
        phone: `+99890${String(1_000_000 + random(8_000_000))}`,
        client_name: 'Sardor',
        created_at: new Date(now - random(3 * 86_400_000)).toISOString(),
        ...(type === 'call' && { call: { answered: random(2) === 0, duration: random(90) } }),
      },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    if (random(2) === 0)
      await test.call('updateLead', {
        token: own,
        params: { id: body.id },
        body: { status: 'contacted' },
      });
  }
  return own;
}

it(
  `agrees everywhere in ${dealerships} generated dealerships`,
  async () => {
    let leads = 0;
    let views = 0;
    for (let seed = 1; seed <= dealerships; seed += 1) {
      const own = await generate(seed);
      for (const length of [1, 7, 30]) {
        const days = { from: addDays(today, 1 - length), to: today };
        const figures = await expectAgreement(days, own);
        leads += figures.leads.value;
        views += figures.views.value;
      }
    }
    // Guards against comparing empty data.
    expect(leads).toBeGreaterThan(dealerships);
    expect(views).toBeGreaterThan(dealerships);
  },
  30_000 + dealerships * 5000,
);

it('has a past that is believable: the days before were about a fifth lower', async () => {
  const { figures } = await read('getStatistics', {
    from: addDays(today, -29),
    to: today,
    compare: true,
  });
  expect(figures.views.change).toBeGreaterThan(5);
  expect(figures.views.change).toBeLessThan(45);
});
