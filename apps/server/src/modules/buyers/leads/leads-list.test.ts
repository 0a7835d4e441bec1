import { businessAccess } from '../../../platform/values/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { createLeadSource } from './leads.fixture';
import { createLeadsService } from './leads.service';

let test: TestApp;
let shop: Shop;
let other: Shop;
let second: number;
let cars: { cobalt: number; k5: number };
let ids: Record<'call' | 'request' | 'chat' | 'done' | 'nameless', number>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  second = await shop.addSalon('Karvon Sergeli');
  cars = {
    cobalt: (await shop.active()).id,
    k5: (await shop.draft({ avtosalon: second }, { ...catalogue.k5 })).id,
  };
  const site = createLeadSource(test);
  const day = 86_400;
  const call = await site.kept({
    type: 'call',
    client_name: 'Бахтиёр Хамидов',
    phone: '+998901112233',
    auto_id: cars.cobalt,
  });
  test.clock.advance(day);
  const done = await site.kept({
    client_name: 'Aziza Qodirova',
    phone: '+998935557788',
    auto_id: cars.k5,
    source: 'search',
  });
  test.clock.advance(day);
  const request = await site.kept({
    client_name: '=HYPERLINK("http://x")',
    phone: '+998977012345',
    auto_id: cars.k5,
    source: 'campaign',
  });
  test.clock.advance(day);
  const chat = await createLeadsService(test.deps).openForRoom(businessAccess(shop.owner), {
    room_id: 1,
    client_name: 'Sardor Abdullayev',
    auto_id: cars.cobalt,
    avtosalon: shop.salon,
    source: 'listing',
  });
  test.clock.advance(day);
  const nameless = await site.kept({ avtosalon: second, source: 'avtosalon_page' });
  ids = { call: call.id, done: done.id, request: request.id, chat: chat.id, nameless: nameless.id };
  await test.call('updateLead', {
    token: shop.token,
    params: { id: done.id },
    body: { status: 'contacted', comment: 'Кредит одобрен, ждём паспорт' },
  });
  await site.kept({ avtosalon: other.salon, client_name: 'Бахтиёр Хамидов' });
});
afterAll(() => test.close());

type Query = Record<string, string | number>;

async function list(query: Query = {}, token = shop.token): Promise<string[]> {
  const { body } = await test.call('listLeads', { token, query });
  expect(body.count).toBe(body.results.length);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return body.results.map(({ id }: { id: number }) => names.get(id) ?? String(id));
}

describe('listLeads', () => {
  it.each([
    ['-created_at', ['nameless', 'chat', 'request', 'done', 'call']],
    ['created_at', ['call', 'done', 'request', 'chat', 'nameless']],
    ['waiting', ['call', 'request', 'chat', 'nameless', 'done']],
    ['client_name', ['request', 'done', 'chat', 'call', 'nameless']],
    ['-client_name', ['call', 'chat', 'done', 'request', 'nameless']],
  ])('orders by %s', async (ordering, expected) => {
    expect(await list({ ordering })).toEqual(expected);
  });

  it.each<[Query, string[]]>([
    [{ status: 'contacted' }, ['done']],
    [{ status: 'new' }, ['nameless', 'chat', 'request', 'call']],
    [{ type: 'room' }, ['chat']],
    [{ source: 'campaign' }, ['request']],
    [{ responsible: 61 }, []],
    [{ from: '2026-07-07' }, ['nameless', 'chat', 'request']],
    [{ from: '2026-07-06', to: '2026-07-07' }, ['request', 'done']],
    [{ to: '2026-07-05' }, ['call']],
    [{ q: 'baxtiyor' }, ['call']],
    [{ q: 'бахтиёр' }, ['call']],
    [{ q: 'Hamidov' }, ['call']],
    [{ q: 'кодирова' }, ['done']],
    [{ q: 'Қодирова' }, ['done']],
    [{ q: 'сардор кобальт' }, ['chat']],
    [{ q: 'кобальт' }, ['chat', 'call']],
    [{ q: 'kredit' }, ['done']],
    [{ q: '+998 90 111-22-33' }, ['call']],
    [{ q: '111 22 33' }, ['call']],
    [{ q: '2345' }, ['request']],
    [{ q: 'никого' }, []],
  ])('filters by %j', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it('filters by car and showroom', async () => {
    expect(await list({ auto_id: cars.k5 })).toEqual(['request', 'done']);
    expect(await list({ avtosalon: second })).toEqual(['nameless', 'request', 'done']);
    expect(await list({ auto_id: cars.k5, type: 'leads', q: 'aziza' })).toEqual(['done']);
  });

  it('counts new leads regardless of the requested status', async () => {
    const ask = async (query: Query) =>
      (await test.call('listLeads', { token: shop.token, query })).body;
    expect(await ask({})).toMatchObject({
      count: 5,
      buyer_count: 5,
      statuses: { new: 4, contacted: 1 },
    });
    expect(await ask({ status: 'contacted' })).toMatchObject({
      count: 1,
      buyer_count: 1,
      statuses: { new: 4 },
    });
    expect(await ask({ status: 'contacted', auto_id: cars.k5 })).toMatchObject({
      statuses: { new: 1 },
    });
    expect(await ask({ size: 1, page: 2 })).toMatchObject({
      count: 5,
      results: [{ id: ids.chat }],
    });
  });

  it('begins a day at midnight in Tashkent', async () => {
    const late = createLeadSource(test);
    const { id } = await late.kept({ avtosalon: shop.salon, created_at: '2026-06-30T19:00:00Z' });
    const on = async (date: string) => list({ from: date, to: date });
    expect(await on('2026-07-01')).toEqual([String(id)]);
    expect(await on('2026-06-30')).toEqual([]);
    await test.db.current.deleteFrom('leads').where('id', '=', id).execute();
  });

  it('shows no leads of another dealer', async () => {
    const found = await list({ q: 'Бахтиёр' }, other.token);
    expect(found).toHaveLength(1);
    expect(found).not.toContain('call');
    expect(await list({ auto_id: cars.cobalt }, other.token)).toEqual([]);
  });

  it('rejects an end before the start, invalid values and missing tokens', async () => {
    const rejected = await test.call('listLeads', {
      token: shop.token,
      query: { from: '2026-07-07', to: '2026-07-06' },
    });
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors).toEqual([{ field: 'to', code: 'range_order' }]);
    const token = shop.token;
    expect((await test.call('listLeads', { token, query: { type: 'visit' } })).status).toBe(422);
    expect((await test.call('listLeads')).status).toBe(401);
  });
});

describe('exportLeads', () => {
  const read = async (query: Query, language = 'ru') =>
    test.call('exportLeads', {
      token: shop.token,
      query,
      headers: { 'accept-language': language },
    });

  it('writes what the filters match, so that no spreadsheet runs it', async () => {
    const { status, headers, body } = await read({ ordering: 'created_at', status: 'new' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="leads-2026-07-09.csv"');
    const lines = String(body).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"ID";"Тип";"Статус";"Клиент";"Телефон";"Автомобиль"/);
    expect(lines).toHaveLength(4 + 2);
    expect(lines[1]).toContain('"Звонок";"Новый";"Бахтиёр Хамидов";"998 90 111 22 33";"Chevrolet');
    expect(lines[2]).toContain('"\'=HYPERLINK(""http://x"")"');
  });

  it('has Uzbek texts, and no leads of other dealers', async () => {
    const { body } = await read({ type: 'room' }, 'uz');
    expect(String(body)).toContain('"Chat";"Yangi";"Sardor Abdullayev"');
    const strange = await test.call('exportLeads', { token: other.token, query: { type: 'room' } });
    expect(String(strange.body).split('\r\n')).toHaveLength(2);
  });

  it('rejects an end before the start, and missing tokens', async () => {
    expect((await read({ from: '2026-07-07', to: '2026-07-06' })).status).toBe(422);
    expect((await test.call('exportLeads')).status).toBe(401);
  });
});

it('keeps a lead whose car is deleted, and the name of who took care of it and has left', async () => {
  const car = (await shop.active()).id;
  const seller = await joinTeam(test, shop, { phone: '+998935550199' });
  const { id } = await createLeadSource(test).kept({ auto_id: car, client_name: 'Ойбек' });
  const one = () => test.call('getLead', { token: shop.token, params: { id } });
  await test.call('updateLead', {
    token: shop.token,
    params: { id },
    body: { responsible: seller.id, status: 'contacted' },
  });
  expect((await one()).body).toMatchObject({
    car: { id: car, status: 'active' },
    responsible: { id: seller.id, is_active: true },
  });

  await test.call('deleteAuto', { token: shop.token, params: { id: car } });
  const left = { token: shop.token, params: { id: seller.id } };
  await test.call('updateEmployee', { ...left, body: { status: 'blocked' } });
  expect((await test.call('deleteEmployee', left)).status).toBe(200);
  const { status, body } = await one();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    client_name: 'Ойбек',
    car: { id: car, status: 'deleted' },
    responsible: { id: seller.id, full_name: 'Ислом Раҳимов', is_active: false },
  });
});

it('shows the twenty other cars that a buyer asked for last', async () => {
  const site = createLeadSource(test);
  const phone = '+998935550196';
  const drafts: number[] = [];
  for (let count = 0; count < 22; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- ids in order
    drafts.push((await shop.draft()).id);
  }
  const newestFirst = drafts.toReversed();
  const [own, ...others] = newestFirst;
  // The latest leads are those of the cars with the highest ids.
  for (const auto_id of drafts) {
    test.clock.advance(60);
    // oxlint-disable-next-line no-await-in-loop -- in the order of time
    await site.kept({ auto_id, phone });
  }
  const { body } = await test.call('listLeads', {
    token: shop.token,
    query: { auto_id: String(own) },
  });
  const { other_cars } = body.results[0].buyer;
  expect(other_cars.map(({ id }: { id: number }) => id)).toEqual(others.slice(0, 20));
});

it('lets a seller change their own of several leads, and reports the others', async () => {
  const seller = await joinTeam(test, shop, { phone: '+998935550198' });
  const site = createLeadSource(test);
  const phone = '+998935550197';
  const [first, second] = [await shop.active(), await shop.active()];
  const ours = await site.kept({ auto_id: first.id, phone });
  const theirs = await site.kept({ auto_id: second.id, phone });
  const body = {
    responsible: (await test.call('getProfile', { token: shop.token })).body.member.id,
  };
  await test.call('updateLead', { token: shop.token, params: { id: theirs.id }, body });
  await test.call('deleteAuto', { token: shop.token, params: { id: second.id } });
  const buyerOf = async (token: string) =>
    (await test.call('getLead', { token, params: { id: ours.id } })).body.buyer;
  expect(await buyerOf(shop.token)).toMatchObject({
    new_lead_ids: [ours.id, theirs.id],
    other_cars: [{ id: second.id, status: 'deleted' }],
  });
  await setPermissions(test, shop.token, 'on');
  expect((await buyerOf(seller.token)).new_lead_ids).toEqual([ours.id]);
  const { status, body: done } = await test.call('updateLeads', {
    token: seller.token,
    body: { ids: [ours.id, theirs.id], status: 'contacted' },
  });
  await setPermissions(test, shop.token, 'off');
  expect(status).toBe(200);
  expect(done).toMatchObject({
    done: 1,
    failed: 1,
    results: [
      { id: ours.id, ok: true, lead: { status: 'contacted' } },
      { id: theirs.id, ok: false, code: 'not_permitted', lead: { status: 'new' } },
    ],
  });
});

describe('pages', () => {
  let own: Shop;
  const phones = ['+998900000001', '+998900000002', '+998900000003'] as const;
  const buyers: Record<(typeof phones)[number], number[]> = {
    '+998900000001': [],
    '+998900000002': [],
    '+998900000003': [],
  };

  beforeAll(async () => {
    own = await openShop(test, await readCatalogue(test));
    const site = createLeadSource(test);
    // Each buyer asks for two cars: a page of three leads split the second buyer.
    for (const auto_id of [(await own.active()).id, (await own.active()).id])
      for (const phone of phones) {
        test.clock.advance(60);
        buyers[phone].push((await site.kept({ auto_id, phone })).id);
      }
  });

  const page = async (query: Query) => {
    const { status, body } = await test.call('listLeads', { token: own.token, query });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 6, buyer_count: 3 });
    return body.results.map(({ id }: { id: number }) => id);
  };
  const orders = () => {
    const waiting = phones.map((phone) => buyers[phone]);
    return {
      waiting,
      '-created_at': waiting.toReversed().map((leads) => leads.toReversed()),
    };
  };

  it.each(['waiting', '-created_at'] as const)(
    'have at most the requested leads, by %s',
    async (ordering) => {
      const ids = orders()[ordering].flat();
      expect(await page({ size: 3, ordering })).toEqual(ids.slice(0, 3));
      expect(await page({ size: 3, page: 2, ordering, page_by: 'lead' })).toEqual(ids.slice(3));
      expect(await page({ size: 3, page: 3, ordering })).toEqual([]);
    },
  );

  it.each(['waiting', '-created_at'] as const)(
    'by buyer have all leads of each, by %s',
    async (ordering) => {
      const [first = [], second = [], third = []] = orders()[ordering];
      const by = { page_by: 'buyer', size: 2, ordering };
      expect(await page(by)).toEqual([...first, ...second]);
      expect(await page({ ...by, page: 2 })).toEqual(third);
      expect(await page({ ...by, page: 3 })).toEqual([]);
    },
  );

  it('by buyer have at most 20 leads of one, and the number of the others', async () => {
    const [phone] = ['+998900000004'];
    const site = createLeadSource(test);
    const month = 721 * 3_600_000;
    const now = test.clock.now().getTime();
    for (let back = 22; back > 0; back -= 1)
      await site.kept({
        avtosalon: own.salon,
        phone,
        created_at: new Date(now - back * month).toISOString(),
      });
    const query = { page_by: 'buyer', size: 1, q: phone };
    const { body } = await test.call('listLeads', { token: own.token, query });
    expect(body).toMatchObject({ count: 22, buyer_count: 1 });
    expect(body.results).toHaveLength(20);
    expect(body.results[0].buyer).toMatchObject({ lead_count: 22, more_leads: 2 });
    const counted = await test.call('listLeads', {
      token: own.token,
      query: { q: phone, size: 1 },
    });
    expect(counted.body.results[0].buyer).not.toHaveProperty('more_leads');
  });

  it('have 50 buyers or 100 leads at most', async () => {
    const ask = (query: Query) => test.call('listLeads', { token: own.token, query });
    expect((await ask({ page_by: 'buyer', size: 50 })).status).toBe(200);
    const { status, body } = await ask({ page_by: 'buyer', size: 51 });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'size', code: 'too_large', params: { max: 50 } }]);
    expect((await ask({ size: 100 })).status).toBe(200);
    expect((await ask({ size: 101 })).status).toBe(422);
  });
});
