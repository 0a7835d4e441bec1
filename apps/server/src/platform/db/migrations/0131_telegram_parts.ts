import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table telegram_parts add column created_at timestamptz not null default now()`.execute(
    db,
  );
  await sql`
    create index telegram_parts_outside_rooms on telegram_parts (created_at) where room_id is null`.execute(
    db,
  );
  await sql`create index telegram_buyers_opened on telegram_buyers (opened_at)`.execute(db);
}

/** Times and indexes for the retention of buyers in Telegram. */
export const telegramParts: Migration = { up };
