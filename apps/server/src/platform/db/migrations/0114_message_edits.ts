import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column edited_at timestamptz`.execute(db);
}

/** Time of the last edit of a chat message in Telegram. */
export const messageEdits: Migration = { up };
