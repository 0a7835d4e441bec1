import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table businesses add column sms_allowed boolean not null default false`.execute(
    db,
  );
  await sql`
    create table telegram_settings (
      member_id bigint primary key references members on delete cascade,
      events jsonb not null,
      waiting_minutes int not null,
      quiet_on boolean not null,
      quiet_from text not null,
      quiet_to text not null,
      delay_seconds int not null,
      sms boolean not null,
      version int not null default 1
    )`.execute(db);
  await sql`
    create table telegram_accounts (
      member_id bigint primary key references members on delete cascade,
      chat_id bigint not null unique,
      name text not null,
      username text,
      linked_at timestamptz not null,
      last_sent_at timestamptz,
      blocked_at timestamptz
    )`.execute(db);
  // A link is opened by the hash of its token. The token is made of the nonce with a key of the bot.
  await sql`
    create table telegram_links (
      member_id bigint primary key references members on delete cascade,
      token_hash bytea not null unique,
      nonce bytea not null,
      expires_at timestamptz not null,
      candidate_id bigint,
      candidate_name text,
      candidate_username text
    )`.execute(db);
}

/** Telegram accounts of members, links to the bot, and settings. */
export const telegramMembers: Migration = { up };
