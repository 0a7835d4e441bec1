import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Read-only demo visits: many people share an account, and none may change it or see the others. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column is_read_only boolean not null default false`.execute(
    db,
  );
}

export const readOnlySessions: Migration = { up };
