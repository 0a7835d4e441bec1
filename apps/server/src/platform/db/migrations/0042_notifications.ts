import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // Ids are taken under the stream's lock, so that the notifications of a business become visible in their order.
  await sql`
    create table notifications (
      id bigint generated always as identity primary key,
      business_user_id bigint not null references business_users on delete cascade,
      type text not null,
      target_type text,
      target_id bigint,
      params jsonb not null,
      created_at timestamptz not null,
      push_at timestamptz not null,
      read_at timestamptz,
      check ((target_type is null) = (target_id is null))
    )`.execute(db);
  await sql`create index notifications_owner on notifications (business_user_id, id desc)`.execute(
    db,
  );
  await sql`
    create index notifications_unread on notifications (business_user_id, id desc)
    where read_at is null`.execute(db);
  await sql`create index notifications_created on notifications (created_at)`.execute(db);
  // One unread notification for a room, however many messages it stands for.
  await sql`
    create unique index notifications_room on notifications (business_user_id, target_id)
    where type = 'message_new' and read_at is null`.execute(db);

  // The key keeps a notification from reaching a device twice.
  await sql`
    create table push_deliveries (
      notification_id bigint not null references notifications on delete cascade,
      business_user_id bigint not null,
      fingerprint text not null,
      state text not null check (state in ('pending', 'claimed', 'sent', 'failed', 'skipped')),
      attempts int not null default 0,
      due_at timestamptz not null,
      reason text,
      primary key (notification_id, fingerprint)
    )`.execute(db);
  await sql`create index push_deliveries_due on push_deliveries (due_at) where state = 'pending'`.execute(
    db,
  );

  // What a user has signed in from, whether or not a session of it still lives: a sign-in from anything else is notified.
  await sql`
    create table known_devices (
      business_user_id bigint not null references business_users on delete cascade,
      device text not null,
      first_seen_at timestamptz not null,
      primary key (business_user_id, device)
    )`.execute(db);
  await sql`
    insert into known_devices (business_user_id, device, first_seen_at)
    select business_user_id, device, min(created_at) from sessions group by 1, 2`.execute(db);
}

/** Notifications of the bell, their way to devices, and the devices that a user is known by. */
export const notifications: Migration = { up };
