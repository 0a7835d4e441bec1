import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table telegram_channel_starts (
      member_id bigint primary key references members on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table telegram_channels (
      id bigint generated always as identity primary key,
      business_user_id bigint not null references businesses on delete cascade,
      version int not null default 1,
      chat_id bigint not null,
      title text not null,
      username text,
      subscribers int not null default 0,
      rights text[] not null default '{}',
      settings jsonb not null,
      found_at timestamptz not null,
      confirmed_at timestamptz,
      lost_at timestamptz,
      ended_at timestamptz,
      unique (business_user_id, chat_id)
    )`.execute(db);
  // A channel belongs to one dealership.
  await sql`
    create unique index telegram_channels_connected on telegram_channels (chat_id)
    where confirmed_at is not null and ended_at is null`.execute(db);

  await sql`
    create table telegram_posts (
      id bigint generated always as identity primary key,
      business_user_id bigint not null references businesses on delete cascade,
      channel_id bigint not null references telegram_channels on delete cascade,
      auto_id bigint not null references autos on delete cascade,
      token text not null unique,
      status text not null check (status in
        ('queued', 'sending', 'posted', 'updating', 'sold', 'removed', 'closed', 'failed', 'unknown', 'cancelled')),
      reason text,
      language text not null,
      layout text not null,
      photo_ids text[] not null,
      file_ids text[] not null default '{}',
      shown text,
      is_reserved boolean not null default false,
      text jsonb,
      price bigint,
      currency text,
      old_price bigint,
      message_ids bigint[] not null default '{}',
      button_id bigint,
      steps text[] not null default '{}',
      target text,
      replaces_id bigint,
      created_at timestamptz not null,
      due_at timestamptz not null,
      posted_at timestamptz,
      opened int not null default 0,
      wrote int not null default 0
    )`.execute(db);
  await sql`
    create unique index telegram_posts_current on telegram_posts (channel_id, auto_id)
    where status in ('queued', 'sending', 'posted', 'updating', 'unknown') and replaces_id is null`.execute(
    db,
  );
  await sql`create index telegram_posts_auto on telegram_posts (auto_id)`.execute(db);
  await sql`create index telegram_posts_list on telegram_posts (business_user_id, id desc)`.execute(
    db,
  );
  await sql`create index telegram_posts_queue on telegram_posts (channel_id, due_at)`.execute(db);

  await sql`
    alter table leads add column telegram_post_id bigint references telegram_posts on delete set null`.execute(
    db,
  );
  await sql`
    create index leads_telegram_post on leads (telegram_post_id) where telegram_post_id is not null`.execute(
    db,
  );

  // Messages that a call counts as: each photo of an album is one.
  await sql`alter table telegram_outbox add column cost int not null default 1`.execute(db);
}

/** Channels of dealerships, and posts of cars. */
export const telegramChannels: Migration = { up };
