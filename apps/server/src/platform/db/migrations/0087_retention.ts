import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows come in the order of their time, so a few bytes a page find the old ones. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index listing_events_received on listing_events using brin (received_at)`.execute(
    db,
  );
  await sql`create index auto_views_hour on auto_views using brin (hour)`.execute(db);
  await sql`create index auto_history_at on auto_history using brin (at)`.execute(db);
}

/** Indexes for finding rows past their retention. */
export const retention: Migration = { up };
