import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { openChat } from './chat.fixture';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** More than the maximum number of call arguments. */
const many = 150_000;

it('a room of very many unread messages is read', { timeout: 120_000 }, async () => {
  const chat = await openChat(test);
  const { id } = await chat.openRoom();
  await test.db.transaction(async () => {
    const db = test.db.current;
    // Skips the foreign keys: the room exists.
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`insert into chat_messages (room_id, author, client_id, text, created_at)
      select ${id}, 'client', 'bulk-' || n, 'x', ${test.clock.now()} from generate_series(1, ${many}) n`.execute(
      db,
    );
    await sql`update chat_rooms set unread_count = ${many}, message_count = ${many}, last_message_id =
      (select max(id) from chat_messages where room_id = ${id}) where id = ${id}`.execute(db);
    await sql`update chat_streams set unread_total = ${many} where business_id = ${chat.owner}`.execute(
      db,
    );
  });
  const { last_message } = await chat.room(id);
  const { token } = chat;
  const { status, body } = await test.call('readAllMessages', { token, params: { roomId: id } });
  expect([status, body.unreadCount, body.total_unread_messages]).toEqual([200, 0, 0]);
  const read = (await chat.events({ limit: 500 })).events.find(
    ({ action }: { action: string }) => action === 'read',
  );
  expect(read.up_to).toBe(last_message.id);
});
