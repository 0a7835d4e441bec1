import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // Both are included in the embedded PostgreSQL and in every packaged one.
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists unaccent`.execute(db);

  await sql`
    create table idempotency_keys (
      owner text not null,
      operation_id text not null,
      key text not null,
      request_hash text not null,
      status int,
      headers jsonb,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (owner, operation_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_created on idempotency_keys (created_at)`.execute(db);

  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      kind text not null,
      subject_id bigint not null,
      run_at timestamptz not null,
      attempts int not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      unique (kind, subject_id)
    )`.execute(db);
  await sql`create index jobs_run_at on jobs (run_at)`.execute(db);

  await sql`
    create table sms_outbox (
      id bigint generated always as identity primary key,
      phone text not null,
      text text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sms_outbox_phone on sms_outbox (phone, id desc)`.execute(db);

  await sql`
    create table rates (
      date date primary key,
      rate int not null check (rate > 0),
      source text not null,
      fetched_at timestamptz not null default now()
    )`.execute(db);
}

/** Tables that no module owns, and the rate: keys of repeated requests, timers, the development outbox. */
export const base: Migration = { up };
