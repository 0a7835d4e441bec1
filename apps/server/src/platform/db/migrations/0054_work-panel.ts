import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // The panel asks every minute for waiting chats, and almost no chat waits.
  await sql`
    create index chat_rooms_waiting on chat_rooms (business_user_id, waiting_since)
    where waiting_since is not null`.execute(db);
}

/** Index for the work panel. */
export const workPanel: Migration = { up };
