import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Version compared by `If-Match`. Edits by the dealership raise it; buyers' actions do not. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column edit_version int not null default 1`.execute(db);
  await sql`alter table chat_rooms add column edit_version int not null default 1`.execute(db);
}

export const editVersions: Migration = { up };
