import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { type TestChat, openChat } from './chat.fixture';

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

/** Counters beside what they count. */
async function counts(): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select r.id as room, r.unread_count as unread, r.message_count as messages, r.last_message_id as last,
      count(*) filter (where m.author = 'client' and m.read_at is null)::int as counted_unread,
      count(*)::int as counted_messages, max(m.id) as newest
    from chat_rooms r join chat_messages m on m.room_id = r.id
    where r.business_user_id = ${chat.owner} group by r.id`.execute(test.db.current);
  return rows;
}

/** A small generator, so that a failing order can be run again. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

it.each([1, 2, 3, 4])(
  'counters equal a count, and the stream has no gap, after 50 things at once (seed %i)',
  async (seed) => {
    const dice = createDice(seed);
    const rooms: { id: number }[] = [];
    for (let index = 0; index < 3; index += 1) rooms.push(await chat.openRoom());
    const { next } = await chat.events({ limit: 500 });
    const pick = () => rooms[dice(rooms.length)]?.id ?? 0;
    const deeds = Array.from({ length: 50 }, () => {
      const roomId = pick();
      switch (dice(4)) {
        case 0:
          return () => test.call('readAllMessages', { token: chat.token, params: { roomId } });
        case 1:
          return () => chat.answer(roomId);
        default:
          return () => chat.write(roomId);
      }
    });
    const answers = await Promise.all(deeds.map((deed) => deed()));
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);

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
    // In the stream's order, message ids of a room rise and the last counts are the rooms' own.
    for (const { id } of rooms) {
      const ofRoom = events.filter((event: { room_id: number }) => event.room_id === id);
      const ids = ofRoom
        .filter(({ action }: { action: string }) => action === 'create')
        .map(({ message }: { message: { id: number } }) => message.id);
      expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
      const last = ofRoom.findLast((event: object) => 'unreadCount' in event);
      expect(last?.unreadCount ?? 0).toBe(rows.find(({ room }) => room === id)?.unread ?? 0);
    }
  },
);
