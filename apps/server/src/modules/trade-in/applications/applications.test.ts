import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';

let test: TestApp;
let shop: Shop;
let other: Shop;
let car: number;
let last = 0;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12000' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  car = (await shop.active()).id;
});
afterAll(() => test.close());

function bodyOf(over: Record<string, unknown> = {}) {
  last += 1;
  return {
    client_name: 'Дилноза Рашидова',
    phone: `+99890${String(2_000_000 + last)}`,
    current_car: {
      brand: 'Chevrolet',
      car_model: 'Spark',
      brand_id: 1,
      model_id: 105,
      year: 2019,
      mileage: 64_000,
    },
    desired_car: car,
    market_price: 96_000_000,
    currency: 'UZS',
    ...over,
  };
}

const send = (body: object, { token } = shop) => test.call('createApplication', { token, body });
async function make(over: Record<string, unknown> = {}, who = shop) {
  const { status, body } = await send(bodyOf(over), who);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
const read = async (id: number, { token } = shop) =>
  (await test.call('getApplication', { token, params: { id } })).body;
const save = ({ id, version }: { id: number; version: number }, body: object, { token } = shop) =>
  test.call('updateApplication', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body,
  });
const inHours = (hours: number) =>
  new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();
const scheduled = async (hours = 24) => {
  const made = await make();
  return (await save(made, { status: 'scheduled', scheduled_at: inHours(hours) })).body;
};
const approval = { status: 'approved', price: 94_000_000, currency: 'UZS' } as const;
const intake = (over: Record<string, unknown> = {}) =>
  test.call('addApplication', {
    body: { external_id: `mp-ti-${(last += 1)}`, ...bodyOf(), ...over },
  });

describe('createApplication', () => {
  it('keeps an application with its surcharge by the market price', async () => {
    const made = await make();
    expect(made).toMatchObject({
      version: 1,
      source: 'dealer',
      status: 'pending',
      current_car: { title: 'Chevrolet Spark, 2019', model_id: 105, mileage: 64_000, photos: [] },
      desired_car: { id: car },
      desired_status: 'active',
      desired_price: 150_000_000,
      surcharge: 54_000_000,
      rate: { rate: 12_000 },
      allowed_transitions: ['scheduled', 'rejected'],
      is_overdue: false,
      avtosalon: { id: shop.salon },
      contact_count: 1,
    });
    expect(await read(made.id)).toEqual(made);
    expect(
      (await test.call('getApplication', { token: other.token, params: { id: made.id } })).status,
    ).toBe(404);
  });

  it('converts the desired price by the rate of the day', async () => {
    const made = await make({ currency: 'USD', market_price: 8000 });
    expect(made).toMatchObject({ desired_price: 12_500, desired_currency: 'UZS', surcharge: 4500 });
  });

  it('joins the open one of the same phone and car, in either script', async () => {
    const first = await make();
    const again = await make({
      phone: first.phone,
      current_car: { brand: 'ШЕВРОЛЕ', car_model: 'spark', year: 2019 },
    });
    expect(again.id).not.toBe(first.id);
    const same = await make({
      phone: first.phone,
      current_car: { ...bodyOf().current_car, car_model: 'SPARK' },
    });
    expect(same).toMatchObject({ id: first.id, contact_count: 2 });
    await save(same, { status: 'rejected', reject_reason: 'car' });
    expect((await make({ phone: first.phone })).id).not.toBe(first.id);
  });

  it('joins within thirty days, and is a new one from then on', async () => {
    const { id, phone } = await make();
    const cameBefore = (days: number, seconds: number) =>
      test.db.current
        .updateTable('applications')
        .set({
          created_at: new Date(test.clock.now().getTime() - days * 86_400_000 + seconds * 1000),
        })
        .where('id', '=', id)
        .execute();
    await cameBefore(30, 1);
    expect((await make({ phone })).id).toBe(id);
    await cameBefore(30, -1);
    expect((await make({ phone })).id).not.toBe(id);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'an inspection in the past',
      { scheduled_at: '2026-07-05T06:00:00Z' },
      'scheduled_at',
      'time_in_past',
    ],
    ['a car that is not there', { desired_car: 999_999 }, 'desired_car', 'unknown_reference'],
    ['a chat that is not there', { room_id: 999_999 }, 'room_id', 'unknown_reference'],
    ['a lead that is not there', { lead_id: 999_999 }, 'lead_id', 'unknown_reference'],
    ['a responsible of nobody', { responsible: 999_999 }, 'responsible', 'unknown_reference'],
    [
      'a model of another brand',
      { current_car: { brand: 'Kia', car_model: 'Spark', brand_id: 5, model_id: 105, year: 2019 } },
      'current_car.model_id',
      'unknown_reference',
    ],
    [
      'a year ahead',
      { current_car: { brand: 'Kia', car_model: 'K9', year: 2031 } },
      'current_car.year',
      'year_in_future',
    ],
    [
      'a photo of nobody',
      { current_car: { brand: 'Kia', car_model: 'K9', year: 2020, photos: ['none0x'] } },
      'current_car.photos.0',
      'image_not_found',
    ],
  ])('rejects %s', async (_, over, field, code) => {
    const { status, body } = await send(bodyOf(over));
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('rejects another dealer’s car, and a trade-in car that was not won', async () => {
    const theirs = (await other.active()).id;
    expect((await send(bodyOf({ desired_car: theirs }))).status).toBe(422);
    const { status, body } = await send(bodyOf({ trade_in_auto_id: 999_999 }));
    expect([status, body.code]).toEqual([409, 'trade_in_not_won']);
  });
});

describe('updateApplication', () => {
  it('asks for a status', async () => {
    const { status } = await save(await make(), { manager_comment: 'x' });
    expect(status).toBe(422);
  });

  it.each<[string, object, string, string]>([
    ['a date', { status: 'scheduled' }, 'scheduled_at', 'required'],
    [
      'a date to come',
      { status: 'scheduled', scheduled_at: '2026-07-01T06:00:00Z' },
      'scheduled_at',
      'time_in_past',
    ],
    ['a reason', { status: 'rejected' }, 'reject_reason', 'required'],
    [
      'words of another reason',
      { status: 'rejected', reject_reason: 'other' },
      'manager_comment',
      'required',
    ],
    [
      'no reason without a refusal',
      { status: 'pending', reject_reason: 'car' },
      'reject_reason',
      'invalid_value',
    ],
  ])('asks for %s', async (_, body, field, code) => {
    const response = await save(await make(), body);
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('asks for a price to approve, and freezes rate and desired price then', async () => {
    const ready = await scheduled();
    const without = await save(ready, { status: 'approved', currency: 'UZS' });
    expect(without.body.errors).toEqual([{ field: 'price', code: 'required' }]);
    const { body } = await save(ready, approval);
    expect(body).toMatchObject({
      status: 'approved',
      surcharge: 56_000_000,
      allowed_transitions: [],
    });
    const listing = await shop.get(car);
    await shop.patch(car, listing.version, { price: 160_000_000 });
    expect((await read(body.id)).desired_price).toBe(150_000_000);
    const listed = await shop.get(car);
    await shop.patch(car, listed.version, { price: 150_000_000 });
  });

  it('undoes scheduling for ten seconds; a moved date cannot be undone', async () => {
    const first = await scheduled();
    expect(first.allowed_transitions).toEqual(['scheduled', 'approved', 'rejected', 'pending']);
    const back = await save(first, { status: 'pending' });
    expect(back.body).toMatchObject({ status: 'pending' });
    expect(back.body.scheduled_at).toBeUndefined();
    const second = await scheduled();
    test.clock.advance(11);
    const late = await save(second, { status: 'pending' });
    expect([late.status, late.body.allowed]).toEqual([409, ['scheduled', 'approved', 'rejected']]);
    const moved = await save(second, { status: 'scheduled', scheduled_at: inHours(30) });
    expect(moved.body.restorable_until).toBeUndefined();
  });

  it('shows a stale version what it is now; a decided one is 409', async () => {
    const made = await make();
    await save(made, { status: 'pending', manager_comment: 'Позвонил' });
    const late = await save(made, { status: 'pending', manager_comment: 'Другое' });
    expect([late.status, late.body.current.manager_comment]).toEqual([412, 'Позвонил']);
    const now = await read(made.id);
    await save(now, { status: 'rejected', reject_reason: 'no_show' });
    const after = await save(now, { status: 'scheduled', scheduled_at: inHours(5) });
    expect([after.status, after.body.allowed]).toEqual([409, []]);
  });

  it('lets one of two decisions win', async () => {
    const ready = await scheduled();
    const both = await Promise.all([
      save(ready, approval),
      save(ready, { status: 'rejected', reject_reason: 'price' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('shows its history: who, from what to what', async () => {
    const ready = await scheduled();
    await save(ready, approval);
    const { body } = await test.call('getApplicationHistory', {
      token: shop.token,
      params: { id: ready.id },
    });
    expect(body.results.map((event: { kind: string }) => event.kind)).toEqual([
      'status_changed',
      'status_changed',
      'created',
    ]);
    expect(body.results[0]).toMatchObject({
      from: 'scheduled',
      to: 'approved',
      actor: { kind: 'dealer', name: 'Жасур Каримов' },
      changes: [{ field: 'price', after: '94000000' }],
    });
  });
});

describe('updateApplications', () => {
  it('assigns those that are open, and says why not the others', async () => {
    const open = await make();
    const closed = await make();
    await save(closed, { status: 'rejected', reject_reason: 'car' });
    const member = await test.db.current
      .selectFrom('members')
      .select('id')
      .where('business_user_id', '=', shop.owner)
      .executeTakeFirstOrThrow();
    const { body } = await test.call('updateApplications', {
      token: shop.token,
      body: { ids: [open.id, closed.id, 999_999], action: 'assign', responsible: member.id },
    });
    expect(body).toMatchObject({
      done: 1,
      failed: 2,
      results: [
        { ok: true, application: { responsible: { id: member.id } } },
        { ok: false, code: 'transition_not_allowed' },
        { ok: false, code: 'not_found' },
      ],
    });
  });

  it('refuses an empty selection', async () => {
    const { status } = await test.call('updateApplications', {
      token: shop.token,
      body: { ids: [], action: 'assign', responsible: null },
    });
    expect(status).toBe(422);
  });
});

describe('addApplication, getMarketplaceApplication', () => {
  it('stores one per external id, notifies, and shows the buyer no price before approval', async () => {
    const body = { ...bodyOf(), external_id: 'mp-once' };
    const [a, b] = await Promise.all([
      test.call('addApplication', { body }),
      test.call('addApplication', { body }),
    ]);
    expect(a.body.id).toBe(b.body.id);
    expect(a.body).toMatchObject({ status: 'pending', avtosalon: { id: shop.salon } });
    const bell = await test.call('listNotifications', { token: shop.token });
    expect(bell.body.results[0]).toMatchObject({
      type: 'application_new',
      target: { type: 'application', id: a.body.id },
    });
    const ready = await save(await read(a.body.id), {
      status: 'scheduled',
      scheduled_at: inHours(3),
    });
    const view = () => test.call('getMarketplaceApplication', { params: { id: a.body.id } });
    expect((await view()).body.price).toBeUndefined();
    await save(ready.body, approval);
    expect((await view()).body).toMatchObject({ status: 'approved', price: 94_000_000 });
    const mine = await make();
    expect((await test.call('getMarketplaceApplication', { params: { id: mine.id } })).status).toBe(
      404,
    );
  });

  it('rejects applications without a known car or room', async () => {
    expect((await intake({ desired_car: 999_999 })).body.errors).toEqual([
      { field: 'desired_car', code: 'unknown_reference' },
    ]);
    expect((await intake({ room_id: 999_999 })).body.errors).toEqual([
      { field: 'room_id', code: 'unknown_reference' },
    ]);
    const { body } = await intake({
      current_car: {
        brand: 'Kia',
        car_model: 'K9',
        year: 2020,
        photos: ['https://cdn.example.uz/1.jpg'],
      },
    });
    expect(body.errors).toEqual([{ field: 'current_car.photos.0', code: 'picture_not_fetched' }]);
  });
});

describe('listApplications, exportApplications, reminders', () => {
  it('counts what its filters show, the overdue first', async () => {
    const fresh = await openShop(test, await readCatalogue(test));
    const mine = (await fresh.active()).id;
    const make2 = (over: Record<string, unknown> = {}) =>
      make({ desired_car: mine, ...over }, fresh);
    const pending = await make2();
    const soon = await make2({ scheduled_at: inHours(1) });
    const later = await make2({ scheduled_at: inHours(50) });
    const decided = await make2();
    await save(decided, { status: 'rejected', reject_reason: 'price' }, fresh);
    test.clock.advance(2 * 3600);
    const list = async (query: Record<string, string | number | boolean> = {}) =>
      (await test.call('listApplications', { token: fresh.token, query })).body;
    const ids = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
    const all = await list();
    expect(ids(all)).toEqual([soon.id, later.id, pending.id, decided.id]);
    expect(all).toMatchObject({
      count: 4,
      statuses: { pending: 1, scheduled: 2, approved: 0, rejected: 1 },
      today_count: 1,
      overdue_count: 1,
      decisions: { decided: 1, approved: 0, rejected: 1 },
    });
    expect(all.results[0].is_overdue).toBe(true);
    expect(ids(await list({ overdue: true }))).toEqual([soon.id]);
    expect(ids(await list({ waiting: true }))).toEqual([soon.id, pending.id]);
    expect(ids(await list({ waiting: false }))).toEqual([later.id, decided.id]);
    // Every figure opens as many rows as it counts.
    const { decisions, today_count, overdue_count } = all;
    const { from, to } = decisions;
    const decidedThen = { decided_from: from, decided_to: to };
    expect((await list({ ...decidedThen, status: 'rejected' })).count).toBe(decisions.rejected);
    expect((await list({ ...decidedThen, status: 'approved' })).count).toBe(decisions.approved);
    const day = { status: 'scheduled', scheduled_from: to, scheduled_to: to };
    expect((await list(day)).count).toBe(today_count);
    expect((await list({ status: 'scheduled', overdue: true })).count).toBe(overdue_count);
    expect(ids(await list({ q: 'Спарк', status: 'pending' }))).toEqual([pending.id]);
    expect((await list({ q: 'Спарк 2019', status: 'pending' })).count).toBe(1);
    expect((await list({ q: 'Спарк 1987', status: 'pending' })).count).toBe(0);
    expect((await list({ responsible: 'none' })).count).toBe(4);
    expect(ids(await list({ ordering: '-surcharge', status: 'pending' }))).toEqual([pending.id]);
    expect(
      (
        await test.call('listApplications', {
          token: fresh.token,
          query: { from: '2026-07-09', to: '2026-07-01' },
        })
      ).status,
    ).toBe(422);
    const file = await test.call('exportApplications', { token: fresh.token });
    expect(file.body.trim().split('\r\n')).toHaveLength(5);
    expect(file.body).toContain('Цена не устроила');
  });

  it('reminds at half past eight of the day and an hour before', async () => {
    // 15:00 in Tashkent, the day after tomorrow.
    const day = new Date(test.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const made = await make();
    const { id: responsible } = await test.db.current
      .selectFrom('members')
      .select('id')
      .where('business_user_id', '=', shop.owner)
      .executeTakeFirstOrThrow();
    const { body: ready } = await save(made, {
      status: 'scheduled',
      scheduled_at: `${day}T10:00:00Z`,
      responsible,
    });
    const rung = async () => {
      const { body } = await test.call('listNotifications', {
        token: shop.token,
        query: { size: 100 },
      });
      const found = body.results.filter(
        ({ type, target }: { type: string; target?: { id: number } }) =>
          type === 'application_today' && target?.id === ready.id,
      );
      // Everybody of the dealership gets the notification: it names the responsible member.
      for (const { text } of found) expect(text).toContain('Ответственный: Жасур Каримов');
      return found.length;
    };
    const at = async (time: string) => {
      test.clock.set(new Date(`${day}T${time}Z`));
      await test.jobs.runDue();
      return rung();
    };
    expect(await at('03:29:59')).toBe(0);
    expect(await at('03:30:00')).toBe(1);
    expect(await at('08:59:59')).toBe(1);
    expect(await at('09:00:00')).toBe(2);
  });
});

describe('the desired car and the rate, later', () => {
  it('keeps the price of a car that was sold, says that it is gone, and takes another', async () => {
    const gone = (await shop.active({ price: 170_000_000 })).id;
    const { id } = await make({ desired_car: gone });
    await shop.move(gone, 'sold_on_karvon', { sale: { price: 169_000_000, currency: 'UZS' } });
    const now = await read(id);
    expect(now).toMatchObject({
      desired_status: 'sold_on_karvon',
      desired_price: 170_000_000,
      surcharge: 74_000_000,
    });
    const { body } = await save(now, { status: 'pending', desired_car: car });
    expect(body).toMatchObject({
      desired_car: { id: car },
      desired_status: 'active',
      surcharge: 54_000_000,
    });
  });

  it('leaves an approved one the rate of its day, while one in work has today’s', async () => {
    const open = await make();
    const { body: decided } = await save(await scheduled(), approval);
    expect(open.rate).toEqual(decided.rate);
    test.clock.advance(3 * 86_400);
    expect((await read(decided.id)).rate).toEqual(decided.rate);
    expect((await read(open.id)).rate.date > open.rate.date).toBe(true);
  });
});
