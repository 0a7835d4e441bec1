import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds further phones and hours by day of the week to showrooms, and allows hours past midnight. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table avtosalons
      add column additional_phones text[] not null default '{}',
      add column weekday_hours jsonb not null default '[]',
      drop constraint avtosalons_check`.execute(db);
}

export const weekdayHours: Migration = { up };
