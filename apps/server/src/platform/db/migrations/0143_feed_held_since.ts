import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A feed may be held by several runs in a row. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_runs add column held_since timestamptz`.execute(db);
  await sql`update feed_runs set held_since = started_at where state = 'held'`.execute(db);
}

export const feedHeldSince: Migration = { up };
