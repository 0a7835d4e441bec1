import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // A message of the bot about a subject. It changes with its subject.
  await sql`
    create table telegram_cards (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      chat_id bigint not null,
      target_type text,
      target_id bigint,
      content jsonb not null,
      message_id bigint,
      created_at timestamptz not null,
      sent_at timestamptz,
      is_done boolean not null default false,
      done_at timestamptz
    )`.execute(db);
  await sql`create index telegram_cards_message on telegram_cards (chat_id, message_id)`.execute(
    db,
  );
  await sql`
    create index telegram_cards_sent on telegram_cards (sent_at) where sent_at is not null`.execute(
    db,
  );
  await sql`create index telegram_cards_target on telegram_cards (member_id, target_type, target_id, id desc)`.execute(
    db,
  );

  // The key names what happened: each event is sent once per member and channel.
  await sql`
    create table telegram_alerts (
      id bigint generated always as identity primary key,
      business_user_id bigint not null,
      member_id bigint not null references members on delete cascade,
      channel text not null check (channel in ('telegram', 'sms')),
      key text not null,
      event text not null,
      target_type text,
      target_id bigint,
      notification_id bigint,
      type text not null,
      params jsonb not null,
      waiting_since timestamptz,
      is_followed boolean not null default false,
      created_at timestamptz not null,
      due_at timestamptz not null,
      state text not null default 'pending' check (state in ('pending', 'held', 'sent', 'skipped')),
      reason text,
      unique (key, member_id, channel)
    )`.execute(db);
  await sql`
    create index telegram_alerts_held on telegram_alerts (member_id, id) where state = 'held'`.execute(
    db,
  );
  await sql`create index telegram_alerts_created on telegram_alerts (created_at)`.execute(db);

  // Rooms that a member replied to from Telegram.
  await sql`
    create table telegram_followed (
      member_id bigint not null references members on delete cascade,
      room_id bigint not null references chat_rooms on delete cascade,
      until timestamptz not null,
      primary key (member_id, room_id)
    )`.execute(db);
}

/** Alerts of members by Telegram and SMS, and the bot's messages about them. */
export const telegramAlerts: Migration = { up };
