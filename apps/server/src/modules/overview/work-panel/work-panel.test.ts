import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInTashkent } from '../../../platform/values/clock';
import { createStatements } from '../../../platform/db/statement';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { openAdvertiser } from '../../promotion/ads/ads.fixture';
import { type TestChat, openChat } from '../../buyers/chat/chat.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import type { WorkCounts, WorkPanel } from './work-panel-types';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

let test: TestApp;
let shop: TestChat;
let site: ReturnType<typeof createLeadSource>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
});
// A panel counts all rows of its dealership, so every test has its own.
beforeEach(async () => {
  shop = await openChat(test);
  site = createLeadSource(test);
});
afterAll(() => test.close());

async function panel(query: Record<string, string | number> = {}): Promise<WorkPanel> {
  const { status, body } = await test.call('getWorkPanel', { token: shop.token, query });
  expect(status).toBe(200);
  return body;
}

const counts = async (query: Record<string, string | number> = {}): Promise<WorkCounts> =>
  (await panel({ counts_only: 'true', ...query })).counts;

const lead = (over: Record<string, unknown> = {}) =>
  site.kept({ client_name: 'Бахтиёр Хамидов', auto_id: shop.auto.id, ...over });

const update = (id: number, body: Record<string, unknown>) =>
  test.call('updateLead', { token: shop.token, params: { id }, body });

describe('buyers', () => {
  it('shows the longest wait first, and each buyer once', async () => {
    const first = await lead();
    test.clock.advance(minute);
    const room = await shop.openRoom();
    await shop.write(room.id, { text: 'Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?' });
    test.clock.advance(minute);
    const second = await lead({ client_name: 'Нигора Саидова' });
    const { leads, rooms, counts: shown } = await panel();
    expect(leads.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(rooms).toMatchObject([
      { room_id: room.id, client_name: 'Sardor Abdullayev', unreadCount: 1, is_read: false },
    ]);
    expect(rooms[0]?.car?.id).toBe(shop.auto.id);
    expect(shown).toMatchObject({ new_leads: 3, new_leads_in_rooms: 1, unread_rooms: 1 });
  });

  it('has one row for a buyer who asks for several cars, and counts them once', async () => {
    const phone = '+998901112233';
    const { id: other } = await shop.active();
    const before = await counts();
    const first = await lead({ phone });
    test.clock.advance(minute);
    await lead({ phone, auto_id: other });
    const { leads, counts: shown } = await panel();
    expect(leads.map(({ id }) => id)).toEqual([first.id]);
    expect(shown).toMatchObject({ new_leads: 2, new_leads_repeated: 1 });
    expect(shown.total).toBe(before.total + 1);
  });

  it('keeps a chat that was read and not answered, from ten minutes on', async () => {
    const room = await shop.openRoom();
    await shop.write(room.id);
    await test.call('readAllMessages', { token: shop.token, params: { roomId: room.id } });
    test.clock.advance(10 * minute - 1);
    // Somebody is about to reply in the chat; the buyer is still listed as a lead.
    expect(await panel()).toMatchObject({ rooms: [], leads: [{ room_id: room.id }] });
    test.clock.advance(1);
    const query = { waiting: 'true' };
    const { body: list } = await test.call('listRooms', { token: shop.token, query });
    expect(list).toMatchObject({ count: 1, results: [{ id: room.id }] });
    const { rooms, leads, counts: shown } = await panel();
    expect(rooms).toMatchObject([{ room_id: room.id, is_read: true, unreadCount: 0 }]);
    expect(leads).toEqual([]);
    expect(shown).toMatchObject({ unread_rooms: 0, unanswered_rooms: 1, new_leads_in_rooms: 1 });
    await shop.reply(room.id);
    // After the reply the chat leaves the panel; its lead still waits to be marked as contacted.
    expect(await panel()).toMatchObject({ rooms: [], leads: [{ room_id: room.id }] });
    const answered = await test.call('listRooms', { token: shop.token, query });
    expect(answered.body.count).toBe(0);
    const others = { waiting: 'false' };
    const { body: rest } = await test.call('listRooms', { token: shop.token, query: others });
    expect(rest.count).toBe(1);
  });

  it('orders chats by how long they wait, unread ones before those that were read and left', async () => {
    const [left, first, second] = [
      await shop.openRoom(),
      await shop.openRoom(),
      await shop.openRoom(),
    ];
    await shop.write(left.id);
    await test.call('readAllMessages', { token: shop.token, params: { roomId: left.id } });
    test.clock.advance(minute);
    await shop.write(first.id);
    test.clock.advance(minute);
    await shop.write(second.id);
    test.clock.advance(10 * minute);
    // A second question does not restart the wait.
    await shop.write(first.id);
    const { rooms } = await panel();
    expect(rooms.map(({ room_id, is_read }) => [room_id, is_read])).toEqual([
      [first.id, false],
      [second.id, false],
      [left.id, true],
    ]);
  });

  it('says who takes care of a chat', async () => {
    const room = await shop.openRoom();
    await shop.write(room.id);
    expect((await panel()).rooms[0]?.responsible).toBeUndefined();
    const { member } = (await test.call('getProfile', { token: shop.token })).body;
    const { lead: ofRoom } = await shop.room(room.id);
    await test.call('updateLead', {
      token: shop.token,
      params: { id: ofRoom?.id ?? 0 },
      body: { responsible: member?.id },
    });
    expect((await panel()).rooms[0]?.responsible).toMatchObject({ id: member?.id });
  });

  it('puts a lead that was answered already behind those who wait', async () => {
    const room = await shop.openRoom();
    await shop.write(room.id);
    await test.call('readAllMessages', { token: shop.token, params: { roomId: room.id } });
    await shop.reply(room.id);
    test.clock.advance(minute);
    const waiting = await lead();
    expect((await panel()).leads.map(({ id }) => id)[0]).toBe(waiting.id);
  });

  it('lets a row go when its cause goes', async () => {
    const { id } = await lead();
    expect((await counts()).new_leads).toBe(1);
    await update(id, { status: 'contacted' });
    expect(await counts()).toMatchObject({ new_leads: 0 });
    await update(id, { status: 'new' });
    expect((await panel()).leads).toMatchObject([{ id }]);
  });
});

describe('listings', () => {
  it('shows declined ones with reasons, and those that run out within 72 hours to the second', async () => {
    const declined = await shop.draft();
    await shop.move(declined.id, 'moderation');
    const reasons = [{ field: 'photos', code: 'photo_shows_phone', text_ru: 'a', text_uz: 'b' }];
    await shop.moderate(declined.id, 'decline', { reasons });
    test.clock.advance(27 * day - 1);
    expect(await counts()).toMatchObject({ declined_autos: 1, expiring_autos: 0 });
    test.clock.advance(1);
    const shown = await panel();
    expect(shown.counts.expiring_autos).toBe(1);
    expect(shown.declined).toMatchObject([{ car: { id: declined.id }, reasons, can_edit: true }]);
    expect(shown.expiring).toMatchObject([
      { car: { id: shop.auto.id }, days: 27, version: shop.auto.version },
    ]);
    expect(shown.expiring[0]?.allowed_transitions).toContain('active');
    await shop.move(shop.auto.id, 'active');
    expect((await counts()).expiring_autos).toBe(0);
  });

  it('distinguishes what can be refreshed from what will be next', async () => {
    const other = await shop.active();
    expect(await counts()).toMatchObject({ refresh_ready: 2 });
    await test.call('refreshAuto', { token: shop.token, params: { id: other.id } });
    const { refresh, counts: shown } = await panel();
    expect(shown.refresh_ready).toBe(1);
    expect(refresh.map(({ car, is_ready }) => [car.id, is_ready])).toEqual([
      [shop.auto.id, true],
      [other.id, false],
    ]);
  });
});

describe('figures', () => {
  const listed = async (
    operation: 'listLeads' | 'listAutos' | 'listApplications',
    query: Record<string, string>,
  ) => (await test.call(operation, { token: shop.token, query })).body.count;

  it('counts what the lists behind it count, and all of it once', async () => {
    await lead();
    const contacted = await lead({ client_name: 'Мадина Каримова' });
    await update(contacted.id, { status: 'contacted' });
    const room = await shop.openRoom();
    await shop.write(room.id);
    const shown = await counts();
    expect(shown).toMatchObject({
      new_leads: await listed('listLeads', { status: 'new' }),
      declined_autos: await listed('listAutos', { status: 'moderation_declined' }),
      expiring_autos: await listed('listAutos', { expires_within: '3' }),
      refresh_ready: await listed('listAutos', { status: 'active', can_refresh: 'true' }),
      autos: await listed('listAutos', {}),
      unread_rooms: (await shop.list()).unread_rooms_count,
      avtosalons: 1,
    });
    const complete = await panel({ limit: 20 });
    const rows = [complete.leads, complete.rooms, complete.declined, complete.expiring].flat()
      .length;
    expect(shown.total).toBe(rows + complete.refresh.filter(({ is_ready }) => is_ready).length);
  });

  it('narrows by showroom and by who is responsible', async () => {
    const salon = await shop.addSalon('Karvon Sergeli');
    await lead();
    const elsewhere = await lead({ auto_id: undefined, avtosalon: salon });
    const room = await shop.openRoom({ auto_id: undefined, avtosalon: salon });
    await shop.write(room.id);
    expect(await counts({ avtosalon: salon })).toMatchObject({ new_leads: 2, unread_rooms: 1 });
    expect(await counts({ avtosalon: shop.salon })).toMatchObject({
      new_leads: 1,
      unread_rooms: 0,
    });
    const others = shop.owner + 1_000_000;
    await test.db.current
      .updateTable('leads')
      .set({ responsible_id: others })
      .where((eb) => eb.or([eb('id', '=', elsewhere.id), eb('room_id', '=', room.id)]))
      .execute();
    expect(await counts({ mine: 'true' })).toMatchObject({ new_leads: 1, unread_rooms: 0 });
  });

  it.each(['avtosalon', 'mine', 'both'] as const)(
    'counts what the lists count that are narrowed in the same way: %s',
    async (narrowed) => {
      const salon = await shop.addSalon('Karvon Sergeli');
      const places = [{}, { auto_id: undefined, avtosalon: salon }];
      for (const [at, place] of places.entries()) {
        await lead(place);
        await lead({ ...place, client_name: 'Мадина Каримова' });
        const room = await shop.openRoom(place);
        await shop.write(room.id);
        await shop.write((await shop.openRoom(place)).id);
        await test.call('createApplication', {
          token: shop.token,
          body: {
            client_name: 'Улугбек Тошматов',
            phone: `+99894666010${String(at)}`,
            current_car: { brand: 'Chevrolet', car_model: 'Spark', year: 2019 },
            desired_car: shop.auto.id,
          },
        });
      }
      // Every other one is a colleague's.
      for (const table of ['leads', 'applications'] as const) {
        const rows = await test.db.current
          .selectFrom(table)
          .select('id')
          .where('business_user_id', '=', shop.owner)
          .orderBy('id')
          .execute();
        const ids = rows.map(({ id }) => id).filter((_, at) => at % 2 === 1);
        await test.db.current
          .updateTable(table)
          .set({ responsible_id: shop.owner + 1_000_000 })
          .where('id', 'in', ids)
          .execute();
      }
      const query = {
        ...(narrowed !== 'mine' && { avtosalon: String(shop.salon) }),
        ...(narrowed !== 'avtosalon' && { mine: 'true' }),
      };
      const shown = await counts(query);
      expect(shown).toMatchObject({
        new_leads: await listed('listLeads', { ...query, status: 'new' }),
        pending_applications: await listed('listApplications', { ...query, waiting: 'true' }),
        unread_rooms: (await shop.list({ ...query, status: 'unread' })).count,
      });
      const all = await counts();
      for (const name of ['new_leads', 'unread_rooms'] as const) {
        expect(shown[name]).toBeGreaterThan(0);
        expect(shown[name]).toBeLessThan(all[name]);
      }
    },
  );

  it('says nothing again while nothing changed', async () => {
    const ask = (tag?: string) =>
      test.call('getWorkPanel', {
        token: shop.token,
        query: { counts_only: 'true' },
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
    const { headers } = await ask();
    const tag = String(headers.etag);
    test.clock.advance(minute);
    expect((await ask(tag)).status).toBe(304);
    await lead();
    expect((await ask(tag)).status).toBe(200);
  });

  it('shows no rows of another dealer', async () => {
    await lead();
    const { token } = await test.signIn();
    const { body } = await test.call('getWorkPanel', { token });
    expect(body).toMatchObject({ counts: { total: 0, autos: 0 }, leads: [], refresh: [] });
  });
});

describe('response speed', () => {
  const noon = Date.parse('2026-08-20T07:00:00Z');
  const at = (seconds: number) => test.clock.set(new Date(noon + seconds * 1000));
  const speed = async () => (await panel({ counts_only: 'true' })).response_speed;

  it('is the median of reactions, in which a missing one counts with its wait so far', async () => {
    at(0);
    const quick = await lead();
    const ignored = await lead({ client_name: 'Нигора Саидова' });
    await lead({ type: 'call', call: { answered: true, duration: 40 } });
    at(10 * minute);
    await update(quick.id, { status: 'contacted' });
    at(hour - 1);
    expect(await speed()).toMatchObject({ days: 30, count: 1, median: 10 * minute });
    at(hour);
    expect(await speed()).toMatchObject({ count: 2, median: 35 * minute });
    await update(ignored.id, { status: 'contacted' });
    expect(await speed()).toMatchObject({ count: 2, median: 35 * minute });
  });

  it('is limited to the panel’s showroom, and to own and unassigned work', async () => {
    at(0);
    const salon = await shop.addSalon('Karvon Sergeli');
    const mine = await lead();
    const nobodys = await lead({ client_name: 'Нигора Саидова' });
    const elsewhere = await lead({ auto_id: undefined, avtosalon: salon });
    const { member } = (await test.call('getProfile', { token: shop.token })).body;
    await test.call('updateLead', {
      token: shop.token,
      params: { id: mine.id },
      body: { responsible: member?.id },
    });
    for (const [minutes, { id }] of [
      [10, mine],
      [20, nobodys],
      [40, elsewhere],
    ] as const) {
      at(minutes * minute);
      await update(id, { status: 'contacted' });
    }
    const of = async (query: Record<string, string>) =>
      (await panel({ counts_only: 'true', ...query })).response_speed;
    expect(await of({})).toMatchObject({ count: 3, median: 20 * minute });
    expect(await of({ avtosalon: String(shop.salon) })).toMatchObject({
      count: 2,
      median: 15 * minute,
    });
    await test.db.current
      .updateTable('leads')
      .set({ responsible_id: shop.owner + 1_000_000 })
      .where('id', '=', elsewhere.id)
      .execute();
    expect(await of({ mine: 'true' })).toMatchObject({ count: 2, median: 15 * minute });
  });

  it('leaves out answered calls and leads that the dealer wrote down: they would make it 0', async () => {
    at(0);
    await lead({ type: 'call', call: { answered: true, duration: 40 } });
    await test.call('createLead', {
      token: shop.token,
      body: { type: 'leads', client_name: 'Нигора Саидова', phone: '+998901234567' },
    });
    at(2 * hour);
    expect(await speed()).toMatchObject({ count: 0 });
    expect((await counts()).new_leads).toBe(2);
  });

  it('counts opening hours apart, over a night and in days of Tashkent', async () => {
    // 22:00; the showroom closes at 20:00 and opens at 9:00.
    at(10 * hour);
    const { id } = await lead();
    at(21 * hour + 6 * minute);
    await update(id, { status: 'contacted' });
    expect(await speed()).toMatchObject({
      median: 11 * hour + 6 * minute,
      working_median: 6 * minute,
    });
    // The last second of the thirtieth day, and the first of the next.
    at(29 * day + 12 * hour - 1);
    expect(await speed()).toMatchObject({ count: 1 });
    at(29 * day + 12 * hour);
    expect(await speed()).toMatchObject({ count: 0, previous: 11 * hour + 6 * minute });
  });

  // Second 0 is on a Thursday.
  const salon = (opening_time: string, closing_time: string, weekday_hours: object[] = []) =>
    test.db.current
      .updateTable('avtosalons')
      .set({ opening_time, closing_time, weekday_hours: JSON.stringify(weekday_hours) })
      .where('id', '=', shop.salon)
      .execute();

  it.each([
    ['past midnight', ['10:00', '02:00'], 16 * hour],
    ['round the clock', ['00:00', '00:00'], day],
    ['round the clock from noon', ['12:00', '12:00'], day],
    ['with a day off', ['09:00', '20:00', [{ weekday: 5 }]], 8 * hour],
    [
      'with another day past midnight',
      ['09:00', '20:00', [{ weekday: 4, opening_time: '20:00', closing_time: '10:00' }]],
      // From Thursday 20:00 until Friday 9:00, and from then to noon.
      16 * hour,
    ],
  ] as const)('counts hours %s', async (_, [opens, closes, weekdays = []], worked) => {
    await salon(opens, closes, [...weekdays]);
    at(0);
    const { id } = await lead();
    at(day);
    await update(id, { status: 'contacted' });
    expect(await speed()).toMatchObject({ working_median: worked });
  });

  it('counts a Sunday that reaches into Monday in the week after it', async () => {
    await salon('09:00', '20:00', [
      { weekday: 7, opening_time: '18:00', closing_time: '03:00' },
      { weekday: 1, opening_time: '02:00', closing_time: '04:00' },
    ]);
    // From Sunday noon to Monday noon: six hours of Sunday, two of its night, and two of Monday.
    at(3 * day);
    const { id } = await lead();
    at(4 * day);
    await update(id, { status: 'contacted' });
    expect(await speed()).toMatchObject({ working_median: 10 * hour });
  });
});

describe('applications', () => {
  const apply = async (over: Record<string, unknown> = {}) => {
    const { body } = await test.call('createApplication', {
      token: shop.token,
      body: {
        client_name: 'Улугбек Тошматов',
        phone: `+99894666${String(Math.floor(Math.random() * 9000) + 1000)}`,
        current_car: { brand: 'Chevrolet', car_model: 'Spark', year: 2019 },
        desired_car: shop.auto.id,
        ...over,
      },
    });
    return body;
  };

  it('shows passed inspections, then who waits for one, the oldest first', async () => {
    const first = await apply();
    test.clock.advance(minute);
    const second = await apply();
    const planned = await apply({
      scheduled_at: new Date(test.clock.now().getTime() + hour * 1000).toISOString(),
    });
    const before = await panel();
    expect(before.applications.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(before.counts).toMatchObject({ pending_applications: 2, overdue_applications: 0 });
    test.clock.advance(2 * hour);
    const { applications, counts: shown } = await panel();
    expect(applications.map(({ id }) => id)).toEqual([planned.id, first.id, second.id]);
    expect(applications[0]).toMatchObject({ is_overdue: true });
    expect(shown).toMatchObject({ pending_applications: 2, overdue_applications: 1 });
    // The list behind the figure has the same rows, in the same order.
    const { body: list } = await test.call('listApplications', {
      token: shop.token,
      query: { waiting: 'true' },
    });
    expect(list.results.map(({ id }: { id: number }) => id)).toEqual(
      applications.map(({ id }) => id),
    );
    expect(list.count).toBe(shown.pending_applications + shown.overdue_applications);
    await test.call('updateApplication', {
      token: shop.token,
      params: { id: planned.id },
      headers: { 'if-match': `"v${planned.version}"` },
      body: { status: 'rejected', reject_reason: 'no_show' },
    });
    expect((await counts()).overdue_applications).toBe(0);
  });

  it('leaves out what another showroom or a colleague has', async () => {
    const mine = await apply();
    expect((await panel({ avtosalon: shop.salon, mine: 'true' })).applications).toMatchObject([
      { id: mine.id },
    ]);
    expect((await counts({ avtosalon: 999_999 })).pending_applications).toBe(0);
  });
});

it('shows unpaid campaigns, and those with less than a tenth left', async () => {
  const ads = await openAdvertiser(test, { token: shop.token, owner: shop.owner });
  const today = dayInTashkent(test.clock.now());
  const { id } = await ads.made({ start_date: today, end_date: today, budget: 1_000_000 });
  await ads.moderate(id);
  const unpaid = await panel();
  expect(unpaid.counts).toMatchObject({ unpaid_campaigns: 1, low_campaigns: 0 });
  expect(unpaid.campaigns).toMatchObject([{ id, shortage: 'unpaid', can_pay: true }]);
  await ads.pay(id, 1_000_000);
  const left = async (spend: number) => {
    await test.db.current.updateTable('campaigns').set({ spend }).where('id', '=', id).execute();
    return panel();
  };
  expect((await left(900_000)).campaigns).toEqual([]);
  const low = await left(900_001);
  expect(low.counts).toMatchObject({ unpaid_campaigns: 0, low_campaigns: 1 });
  expect(low.campaigns).toMatchObject([{ id, shortage: 'low_budget', budget_left: 99_999 }]);
});

it('shows the other parts while one cannot be read, and names it', async () => {
  const { id } = await lead();
  const run = createStatements(test.db);
  await run(sql`alter table campaigns rename to campaigns_away`);
  try {
    const partial = await panel();
    expect(partial).toMatchObject({ failed: ['campaigns'], leads: [{ id }], campaigns: [] });
    expect(partial.counts).toMatchObject({ new_leads: 1, autos: 1 });
    expect(await panel({ counts_only: 'true' })).toMatchObject({ failed: ['campaigns'] });
  } finally {
    await run(sql`alter table campaigns_away rename to campaigns`);
  }
  expect((await panel()).failed).toBeUndefined();
});
