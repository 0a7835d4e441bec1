import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockWaits } from '../../../testing/lock-waits';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, openChat } from './chat.fixture';

let test: TestApp;
let chat: TestChat;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
});
afterAll(() => test.close());

/** Pauses a read at a locked table, commits a change, and lets the read go on. */
async function during<T>(
  table: 'leads' | 'chat_attachments',
  read: () => Promise<T>,
  commit: () => Promise<unknown>,
): Promise<T | undefined> {
  let result: Promise<T> | undefined;
  await test.db.transaction(async () => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(test.db.current);
    result = test.db.detached(read);
    await expect.poll(() => lockWaits(test.db)).toBe(1);
    await test.db.detached(commit);
  });
  return result;
}

it('rooms and how many of them are unread are of one moment', async () => {
  const { id } = await chat.openRoom();
  // Direct SQL, as below: sending a message reads leads too, and would wait.
  const written = () =>
    test.db.current
      .updateTable('chat_rooms')
      .set({ unread_count: 1 })
      .where('id', '=', id)
      .execute();
  const list = await during('leads', () => chat.list(), written);
  const [room] = list.results;
  expect([room.unreadCount, list.unread_rooms_count]).toEqual([0, 0]);
  expect(await chat.list()).toMatchObject({ results: [{ unreadCount: 1 }], unread_rooms_count: 1 });
});

it('messages and how many there are are of one moment', async () => {
  const { id } = await chat.openRoom();
  await chat.write(id);
  const { token } = chat;
  const messages = async () =>
    (await test.call('listMessages', { token, params: { roomId: id } })).body;
  // Direct SQL: sending a message reads attachments too, and would wait.
  const written = () =>
    test.db.transaction(async () => {
      await sql`insert into chat_messages (room_id, author, client_id, text, created_at)
        values (${id}, 'client', 'by-hand-0001', 'Алло', ${test.clock.now()})`.execute(
        test.db.current,
      );
      await sql`update chat_rooms set message_count = 2 where id = ${id}`.execute(test.db.current);
    });
  const { total, data } = await during('chat_attachments', messages, written);
  expect([total, data.items.length]).toEqual([1, 1]);
  const after = await messages();
  expect([after.total, after.data.items.length]).toEqual([2, 2]);
});
