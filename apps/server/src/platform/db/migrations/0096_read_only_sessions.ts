import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Looks at the demonstration: many people at once on one account, none of whom may change it or see the others. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column is_read_only boolean not null default false`.execute(
    db,
  );
}

export const readOnlySessions: Migration = { up };
