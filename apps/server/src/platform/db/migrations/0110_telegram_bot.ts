import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // One row: state of the bot, and the lease of the instance that receives its updates.
  await sql`
    create table telegram_bot (
      one boolean primary key default true check (one),
      fingerprint bytea not null,
      username text,
      update_offset bigint not null default 0,
      lease_holder text,
      lease_until timestamptz,
      failing_since timestamptz,
      rejected_at timestamptz
    )`.execute(db);
  await sql`
    create table telegram_updates (
      update_id bigint primary key,
      chat_id bigint not null,
      album text,
      body jsonb not null,
      received_at timestamptz not null,
      claimed_until timestamptz,
      attempts int not null default 0,
      ended_at timestamptz,
      reason text
    )`.execute(db);
  await sql`
    create index telegram_updates_open on telegram_updates (chat_id, update_id)
    where ended_at is null`.execute(db);
  await sql`create index telegram_updates_received on telegram_updates (received_at)`.execute(db);

  // A call without a payload is made when it is claimed, from what it refers to.
  await sql`
    create table telegram_outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      ref_id bigint,
      chat_id bigint,
      priority int not null check (priority between 0 and 4),
      call jsonb,
      created_at timestamptz not null,
      due_at timestamptz not null,
      expires_at timestamptz,
      state text not null default 'pending' check (state in ('pending', 'claimed', 'sent', 'failed', 'unknown', 'skipped')),
      attempts int not null default 0,
      unknowns int not null default 0,
      claimed_at timestamptz,
      ended_at timestamptz,
      reason text,
      check (call is not null or ref_id is not null)
    )`.execute(db);
  await sql`
    create index telegram_outbox_open on telegram_outbox (due_at)
    where state in ('pending', 'claimed')`.execute(db);
  await sql`
    create index telegram_outbox_ended on telegram_outbox (ended_at) where ended_at is not null`.execute(
    db,
  );

  // Counters of all instances. Chat 0 stands for the whole bot.
  await sql`
    create table telegram_limits (
      chat_id bigint primary key,
      tokens double precision not null,
      counted_at timestamptz not null,
      blocked_until timestamptz,
      limited_at timestamptz
    )`.execute(db);
}

/** State of the bot, received updates, and calls to send. */
export const telegramBot: Migration = { up };
