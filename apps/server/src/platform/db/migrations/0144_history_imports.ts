import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Entries of a listing's history name the file or feed that made them. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auto_history add column import_id bigint references imports on delete set null`.execute(
    db,
  );
  await sql`create index auto_history_import on auto_history (import_id) where import_id is not null`.execute(
    db,
  );
}

export const historyImports: Migration = { up };
