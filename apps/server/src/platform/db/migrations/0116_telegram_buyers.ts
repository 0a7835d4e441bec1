import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // People who opened a post's link. The chat's id is the account's.
  await sql`
    create table telegram_buyers (
      chat_id bigint primary key,
      name text not null,
      username text,
      language text not null check (language in ('ru', 'uz')),
      phone text,
      post_id bigint references telegram_posts on delete set null,
      room_id bigint,
      blocked_at timestamptz,
      opened_at timestamptz not null
    )`.execute(db);
  await sql`
    alter table chat_rooms
      add column telegram_chat_id bigint references telegram_buyers,
      add column is_muted boolean not null default false,
      add column mute_notified boolean not null default false`.execute(db);
  await sql`
    create index chat_rooms_telegram on chat_rooms (telegram_chat_id)
    where telegram_chat_id is not null`.execute(db);
  await sql`
    alter table chat_messages
      add column delivery text check (delivery in ('sending', 'sent', 'failed')),
      add column delivery_reason text check (delivery_reason in ('blocked', 'rejected', 'away'))`.execute(
    db,
  );
  // Messages of the bot with a buyer: parts of the dealer's messages, and the buyer's own.
  await sql`
    create table telegram_parts (
      id bigint generated always as identity primary key,
      chat_id bigint not null,
      room_id bigint references chat_rooms on delete cascade,
      chat_message_id bigint references chat_messages on delete cascade,
      text text not null default '',
      photos text[] not null default '{}',
      markup jsonb,
      message_id bigint,
      state text not null check (state in ('sending', 'sent', 'failed'))
    )`.execute(db);
  await sql`create index telegram_parts_message on telegram_parts (chat_id, message_id)`.execute(
    db,
  );
  await sql`
    create index telegram_parts_sent on telegram_parts (chat_message_id)
    where chat_message_id is not null`.execute(db);
}

/** Buyers who write in Telegram, and the delivery of messages to them. */
export const telegramBuyers: Migration = { up };
