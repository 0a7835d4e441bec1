import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockWaits } from '../../../testing/lock-waits';
import { joinTeam } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, openChat } from './chat.fixture';

let test: TestApp;
let chat: TestChat;
let other: TestChat;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
  other = await openChat(test);
});
afterAll(() => test.close());

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

describe('openRoom', () => {
  it('makes a room with its lead, once however many ask at the same time', async () => {
    const rooms = await Promise.all(
      Array.from({ length: 10 }, () => chat.openRoom({ external_id: 'one-and-the-same' })),
    );
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
    const [room] = rooms;
    expect(room).toMatchObject({
      unreadCount: 0,
      room_type: 'buyer',
      username: 'Sardor Abdullayev',
      phone: '+998977012345',
      car: { id: chat.auto.id, status: 'active', price: 150_000_000, currency: 'UZS' },
      lead: { status: 'new', source: 'listing' },
      last_read_by_client: 0,
    });
    const events = (await chat.events({ limit: 500 })).events.filter(
      (event: { room_id?: number }) => event.room_id === room.id,
    );
    expect(events.map(({ action }: { action: string }) => action)).toEqual(['room']);
  });

  it('may be about a showroom; a visitor gets a number in the language asked for', async () => {
    const visitor = { username: ' \u0000 ', phone: undefined, room_type: 'visitor' };
    const room = await chat.openRoom({ ...visitor, auto_id: undefined, avtosalon: chat.salon });
    expect(room).toMatchObject({
      username: `Посетитель ${room.id}`,
      lead: { source: 'avtosalon_page' },
    });
    expect(room).not.toHaveProperty('car');
    const { body } = await test.call('getRoom', {
      token: chat.token,
      params: { roomId: room.id },
      headers: { 'accept-language': 'uz' },
    });
    expect(body.username).toBe(`Tashrif buyuruvchi ${room.id}`);
  });

  it('shows other cars of the dealer that the buyer viewed, and no other dealer’s', async () => {
    const draft = await chat.draft();
    const room = await chat.openRoom({
      viewed_autos: [draft.id, other.auto.id, chat.auto.id, draft.id, 999_999],
    });
    expect(room.viewed_autos.map(({ id }: { id: number }) => id)).toEqual([draft.id]);
  });

  it.each([
    [{ auto_id: undefined }, { field: 'auto_id', code: 'required' }],
    [{ auto_id: 999_999_999 }, { field: 'auto_id', code: 'unknown_reference' }],
    [{ auto_id: undefined, avtosalon: 999_999_999 }, { field: 'avtosalon' }],
    [{ external_id: 'a\u0000b' }, { field: 'external_id', code: 'invalid_format' }],
    [{ profile_pic_url: 'http://plain.example/a.jpg' }, { field: 'profile_pic_url' }],
  ])('rejects %j', async (over, error) => {
    const reply = await chat.openRoom(over);
    expect(reply.errors[0]).toMatchObject(error);
  });

  it('rejects a car of one dealer with the showroom of another', async () => {
    const reply = await chat.openRoom({ avtosalon: other.salon });
    expect(reply.errors[0]).toEqual({ field: 'avtosalon', code: 'unknown_reference' });
  });

  it('keeps showing a car that was deleted, as such', async () => {
    const { id: auto_id } = await chat.active({}, { mileage: 31_000 });
    const { id } = await chat.openRoom({ auto_id });
    await chat.move(auto_id, 'deleted');
    expect((await chat.room(id)).car).toMatchObject({ id: auto_id, status: 'deleted' });
  });
});

describe('listRooms', () => {
  let shop: TestChat;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    shop = await openChat(test);
    const { tracker } = shop.catalogue;
    const { id: auto_id } = await shop.active({}, tracker);
    const open = async (name: string, over: Record<string, unknown>) => {
      test.clock.advance(60);
      ids[name] = (await shop.openRoom(over)).id;
    };
    await open('dilnoza', { username: 'Дилноза Рашидова', phone: '+998909876543', auto_id });
    await open('ogabek', { username: 'O‘g‘abek C.', phone: '+998931112233' });
    await open('guest', { room_type: 'visitor', username: undefined, phone: undefined });
  });

  const found = async (query: Record<string, string | number>) => idsOf(await shop.list(query));

  it('gives pinned rooms first, then the newest', async () => {
    const { dilnoza, ogabek, guest } = ids;
    expect(await found({})).toEqual([guest, ogabek, dilnoza]);
    test.clock.advance(60);
    await shop.write(ogabek ?? 0);
    expect(await found({})).toEqual([ogabek, guest, dilnoza]);
    await test.call('updateRoom', {
      token: shop.token,
      params: { roomId: dilnoza ?? 0 },
      body: { is_pinned: true, note: 'Придёт в субботу' },
    });
    expect(await found({})).toEqual([dilnoza, ogabek, guest]);
    expect(await found({ page: 2, size: 2 })).toEqual([guest]);
    expect(await found({ page: 9 })).toEqual([]);
  });

  it('narrows by type, unread messages, brand and model', async () => {
    const { dilnoza, ogabek, guest } = ids;
    expect(await found({ room_type: 'visitor' })).toEqual([guest]);
    expect(await found({ status: 'unread' })).toEqual([ogabek]);
    expect(await found({ status: 'read' })).toEqual([dilnoza, guest]);
    const { tracker } = shop.catalogue;
    expect(await found({ brand_id: tracker.brand, model_id: tracker.car_model })).toEqual([
      dilnoza,
    ]);
    expect(await shop.list({ room_type: 'buyer' })).toMatchObject({
      count: 2,
      unread_rooms_count: 1,
    });
  });

  it.each([
    ['дилноз', 'dilnoza'],
    ['dilnoza r', 'dilnoza'],
    ['rashid', 'dilnoza'],
    ['shidova', 'dilnoza'],
    ['ogabek', 'ogabek'],
    ["o'g'abek", 'ogabek'],
    ['Огабек', 'ogabek'],
    ['90 987-65', 'dilnoza'],
    ['+998 93', 'ogabek'],
    ['трекер', 'dilnoza'],
    ['tracker dilnoza', 'dilnoza'],
  ])('finds by %s', async (username_search, name) => {
    expect(await found({ username_search })).toEqual([ids[name]]);
  });

  it.each(['%', '_%_', 'x'.repeat(100), '00000'])('finds nobody by %s', async (username_search) => {
    const all = /[^%_]/.test(username_search) ? [] : await found({});
    expect(await found({ username_search })).toEqual(all);
  });

  it('stays quick with 10,000 rooms', async () => {
    const { token, dealer } = await test.signIn();
    const owner = dealer.owner;
    await sql`
      insert into chat_rooms (business_user_id, external_id, room_type, username, search, unread_count,
        message_count, created_at, updated_at)
      select ${owner}, 'many-' || n, 'buyer', 'Xaridor ' || n, 'ksaridor ' || n || ' 9989' || n, (n % 5 = 0)::int, 2,
        now(), now() - n * interval '1 minute' from generate_series(1, 10000) n`.execute(
      test.db.current,
    );
    await sql`
      insert into chat_messages (room_id, author, client_id, text, created_at, read_at)
      select r.id, 'client', 'client-' || n, 'Salom ' || n, now(), now()
      from chat_rooms r, generate_series(1, 2) n
      where r.business_user_id = ${owner}`.execute(test.db.current);
    await sql`
      update chat_rooms r set last_message_id = m.id from (
        select room_id, max(id) as id from chat_messages group by room_id) m
      where m.room_id = r.id and r.business_user_id = ${owner}`.execute(test.db.current);
    await sql`analyze chat_rooms, chat_messages`.execute(test.db.current);

    const queries: Record<string, string | number>[] = [
      {},
      { status: 'unread', page: 50 },
      { username_search: '98' },
    ];
    const times: number[] = [];
    for (const query of [queries, queries, queries, queries, queries].flat()) {
      const from = performance.now();
      const { status, body } = await test.call('listRooms', { token, query });
      times.push(performance.now() - from);
      expect(status).toBe(200);
      expect(body.results).toHaveLength(20);
    }
    const median = times.toSorted((a, b) => a - b)[7] ?? 0;
    expect(median).toBeLessThan(300);
  }, 120_000);
});

describe('one room', () => {
  it('belongs to its dealer alone', async () => {
    const { id } = await chat.openRoom();
    const params = { roomId: id };
    const { token } = other;
    expect((await test.call('getRoom', { token, params })).status).toBe(404);
    const patch = await test.call('updateRoom', { token, params, body: { note: 'x' } });
    expect(patch.status).toBe(404);
    expect(idsOf(await other.list())).not.toContain(id);
  });

  it('notifies every screen when it changes', async () => {
    const { id } = await chat.openRoom();
    const { body } = await test.call('updateRoom', {
      token: chat.token,
      params: { roomId: id },
      body: { note: 'a\u0000b', is_pinned: true },
    });
    expect(body).toMatchObject({ note: 'ab', is_pinned: true, is_blocked: false });
    const [event] = (await chat.events({ limit: 500 })).events.slice(-1);
    expect(event).toMatchObject({ action: 'room', room_id: id, room: { note: 'ab' } });
    const bad = await test.call('updateRoom', {
      token: chat.token,
      params: { roomId: id },
      body: { note: 'я'.repeat(2001) },
    });
    expect(bad.status).toBe(422);
  });

  it('writes over no note by If-Match, and messages change no version', async () => {
    const { id } = await chat.openRoom();
    const change = (note: string) =>
      test.call('updateRoom', {
        token: chat.token,
        params: { roomId: id },
        headers: { 'if-match': '"v1"' },
        body: { note },
      });
    await chat.write(id);
    const both = await Promise.all([change('Перезвонить'), change('Уже купил')]);
    const [kept, stale] = both.toSorted((a, b) => a.status - b.status);
    expect([kept?.status, stale?.status, stale?.body.code]).toEqual([200, 412, 'stale_version']);
    expect(stale?.body.current.note).toBe(kept?.body.note);
    expect([kept?.body.version, kept?.headers['etag']]).toEqual([2, '"v2"']);
  });

  it('notifies every screen when its lead changes', async () => {
    const { id, lead } = await chat.openRoom();
    const { headers } = await test.call('getLead', { token: chat.token, params: { id: lead.id } });
    const reply = await test.call('updateLead', {
      token: chat.token,
      params: { id: lead.id },
      headers: headers['etag'] === undefined ? {} : { 'if-match': headers['etag'] },
      body: { status: 'contacted' },
    });
    expect(reply.status).toBe(200);
    const event = (await chat.events({ limit: 500 })).events.findLast(
      (one: { action: string; room_id?: number }) => one.action === 'room' && one.room_id === id,
    );
    expect(event.room.lead.status).toBe('contacted');
  });

  it('names the member responsible for its lead, who is absent for an unassigned one', async () => {
    const { id, lead } = await chat.openRoom();
    expect(lead).not.toHaveProperty('responsible');
    const member = await joinTeam(test, chat, { phone: '+998901230047' });
    const assigned = await test.call('updateLead', {
      token: chat.token,
      params: { id: lead.id },
      body: { responsible: member.id },
    });
    expect(assigned.status).toBe(200);
    const { responsible } = assigned.body;
    expect(responsible).toMatchObject({ id: member.id, is_active: true });
    const { results } = await chat.list({ size: 100 });
    const { events, epoch } = await chat.events({ limit: 500 });
    const event = events.findLast(
      (one: { action: string; room_id?: number }) => one.action === 'room' && one.room_id === id,
    );
    for (const room of [
      await chat.room(id),
      results.find((one: { id: number }) => one.id === id),
      event.room,
    ])
      expect(room.lead.responsible).toEqual(responsible);

    // Blocking a member hands over any number of leads: open chats reload.
    const blocked = await test.call('updateEmployee', {
      token: chat.token,
      params: { id: member.id },
      body: { status: 'blocked', reassign_to: null },
    });
    expect(blocked.status).toBe(200);
    expect((await chat.room(id)).lead).not.toHaveProperty('responsible');
    expect((await chat.events({ limit: 500 })).epoch).not.toBe(epoch);
  });

  it('waits from the first unanswered message until the answer', async () => {
    const { id } = await chat.openRoom();
    const { body: first } = await chat.write(id);
    test.clock.advance(30);
    await chat.write(id);
    expect((await chat.room(id)).waiting_since).toBe(first.created_at);
    await chat.reply(id);
    expect(await chat.room(id)).not.toHaveProperty('waiting_since');
  });
});

describe('a name of which nothing shows', () => {
  it.each([
    ['zero-width signs', '\u200B\u200D\uFEFF'],
    ['marks of direction', '\u202E \u2066'],
    ['letters that are drawn as nothing', '\u3164\u034F\u2800'],
  ])('is none: %s', async (_kind, username) => {
    const { id } = await chat.openRoom({ username });
    expect((await chat.room(id)).username).toBe(`Посетитель ${id}`);
  });

  it('but one with such signs in it stays letter for letter', async () => {
    const username = 'Са\u200Dрдор';
    const { id } = await chat.openRoom({ username });
    expect((await chat.room(id)).username).toBe(username);
  });
});

describe('addRoomSignal', () => {
  it('waits for the timer that runs without holding the room, which the timer wants next', async () => {
    const { id } = await chat.openRoom();
    await chat.signal(id, { action: 'online' });
    let signal: Promise<unknown> | undefined;
    // In the timer's order: its own row first, then the room's.
    await test.db.transaction(async () => {
      await sql`select from jobs where kind = 'chat_presence' and subject_id = ${id} for update`.execute(
        test.db.current,
      );
      signal = test.db.detached(() => chat.signal(id, { action: 'online' }));
      await expect.poll(() => lockWaits(test.db)).toBe(1);
      await sql`select from chat_rooms where id = ${id} for update nowait`.execute(test.db.current);
    });
    expect(await signal).toMatchObject({ status: 204 });
  });

  it('reading by the buyer turns checks double, never back', async () => {
    const { id } = await chat.openRoom();
    const { body: first } = await chat.reply(id);
    const { body: second } = await chat.reply(id);
    const signal = (up_to: number) => chat.signal(id, { action: 'read', up_to });
    expect((await signal(first.id)).status).toBe(204);
    expect((await chat.room(id)).last_read_by_client).toBe(first.id);
    await signal(second.id + 1_000_000);
    await signal(first.id);
    expect((await chat.room(id)).last_read_by_client).toBe(second.id);
    const reads = (await chat.events({ limit: 500 })).events.filter(
      (event: { action: string; room_id?: number }) =>
        event.action === 'read' && event.room_id === id,
    );
    expect(reads.map(({ up_to }: { up_to: number }) => up_to)).toEqual([first.id, second.id]);
    expect(reads[0]).toMatchObject({ reader: 'client', unreadCount: 0 });
  });

  it('rejects reading without a place, an unknown action and an unknown room', async () => {
    const { id } = await chat.openRoom();
    expect((await chat.signal(id, { action: 'read' })).body.errors).toEqual([
      { field: 'up_to', code: 'required' },
    ]);
    expect((await chat.signal(id, { action: 'sing' })).status).toBe(422);
    expect((await chat.signal(999_999_999, { action: 'typing' })).status).toBe(404);
    expect((await chat.write(999_999_999)).status).toBe(404);
  });
});
