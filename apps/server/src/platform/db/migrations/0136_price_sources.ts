import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Price changes of single cars, imports and feeds. Only those of many cars have a rule. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_changes alter column change drop not null,
      add column import_id bigint references imports on delete set null,
      add column source text not null default 'bulk'`.execute(db);
  await sql`create unique index price_changes_import on price_changes (import_id)`.execute(db);
  await sql`alter table price_change_rows add column from_currency text`.execute(db);
}

export const priceSources: Migration = { up };
