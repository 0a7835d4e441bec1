import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, openChat } from './chat.fixture';
import type { Message, Room } from './chat-types';

let test: TestApp;
let chat: TestChat;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
});
afterAll(() => test.close());

interface Counts {
  room: number;
  unread: number;
  counted_unread: number;
  messages: number;
  counted_messages: number;
  last: number;
  newest: number;
}

async function counts(): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select r.id as room, r.unread_count as unread, r.message_count as messages, r.last_message_id as last,
      count(*) filter (where m.author = 'client' and m.read_at is null)::int as counted_unread,
      count(*)::int as counted_messages, max(m.id) as newest
    from chat_rooms r join chat_messages m on m.room_id = r.id
    where r.business_user_id = ${chat.owner} group by r.id`.execute(test.db.current);
  return rows;
}

/** Seeded, so that a failing order can be repeated. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

interface Emitted {
  action: string;
  seq: number;
  room_id: number;
  room?: Room;
  message?: Message;
  unreadCount?: number;
}

/** Applies events in order as a page does: an event has the whole room, a message or a count of others. */
const shownAfter = (opened: Room, events: readonly Emitted[]) =>
  events.reduce<Room>(
    (shown, { room, message, unreadCount }) => ({
      ...(room ?? shown),
      ...(message === undefined ? {} : { last_message: message }),
      ...(unreadCount === undefined ? {} : { unreadCount }),
    }),
    opened,
  );

it.each([1, 2, 3, 4])(
  'counters equal a count, the stream has no gap, and rooms are what was told, after 60 things at once (seed %i)',
  async (seed) => {
    const dice = createDice(seed);
    const rooms: Room[] = [];
    for (let index = 0; index < 3; index += 1) rooms.push(await chat.openRoom());
    const { next } = await chat.events({ limit: 500 });
    const steps = Array.from({ length: 60 }, () => {
      const room = rooms[dice(rooms.length)];
      const roomId = room?.id ?? 0;
      const { token } = chat;
      switch (dice(8)) {
        case 0:
          return () => test.call('readAllMessages', { token, params: { roomId } });
        case 1:
          return () => chat.reply(roomId);
        case 2: {
          const note = `note ${dice(1000)}`;
          return () => test.call('updateRoom', { token, params: { roomId }, body: { note } });
        }
        case 3: {
          const status = dice(2) === 0 ? 'new' : 'contacted';
          const params = { id: room?.lead?.id ?? 0 };
          return () => test.call('updateLead', { token, params, body: { status } });
        }
        case 4: {
          const to = dice(2) === 0 ? 'active' : 'barakami';
          return () => chat.move(chat.auto.id, to);
        }
        default:
          return () => chat.write(roomId);
      }
    });
    const responses = await Promise.all(steps.map((step) => step()));
    // A car that is reserved already is rejected.
    expect(responses.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);

    const rows = await counts();
    for (const row of rows) {
      expect(row.unread).toBe(row.counted_unread);
      expect(row.messages).toBe(row.counted_messages);
      expect(row.last).toBe(row.newest);
    }
    const total = rows.reduce((sum, { unread }) => sum + unread, 0);
    const { body } = await test.call('getTotalUnread', { token: chat.token });
    expect(body.total_unread_messages).toBe(total);

    const { events } = await chat.events({ since: next, limit: 500 });
    expect(events.map(({ seq }: { seq: number }) => seq)).toEqual(
      events.map((_: unknown, index: number) => next + 1 + index),
    );
    // In stream order the last event equals the database, and message ids of a room rise.
    for (const room of rooms) {
      const { id } = room;
      const ofRoom: Emitted[] = events.filter((event: Emitted) => event.room_id === id);
      const { note, lead, car, last_message, unreadCount } = await chat.room(id);
      expect(shownAfter(room, ofRoom)).toMatchObject({
        note,
        lead,
        car,
        unreadCount,
        last_message: { id: last_message?.id },
      });
      const ids = ofRoom
        .filter(({ action }) => action === 'create')
        .map(({ message }) => message?.id ?? 0);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      const last = ofRoom.findLast((event) => event.unreadCount !== undefined);
      expect(last?.unreadCount ?? 0).toBe(rows.find((row) => row.room === id)?.unread ?? 0);
    }
  },
);
