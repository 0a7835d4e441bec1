import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // Ids are assigned under the stream's lock, so that a business's notifications become visible in order.
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
  // At most one unread notification per room, however many messages it covers.
  await sql`
    create unique index notifications_room on notifications (business_user_id, target_id)
    where type = 'message_new' and read_at is null`.execute(db);

  // The key prevents sending a notification to a device twice.
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

  // Devices a user has signed in from, with or without a live session. A sign-in from any other device sends a notification.
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

/** Notifications, their push deliveries, and the known devices of users. */
export const notifications: Migration = { up };
