import type { Row } from '../../../platform/db/tables';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { UserId } from '../../../platform/values/owner';
import { showroomOf } from '../../../platform/db/showroom-scope';
import type { Language } from '../../../platform/values/language';
import type { StoredNotification } from './notifications.repository';

export interface Delivery {
  notification_id: number;
  business_user_id: UserId;
  fingerprint: string;
  /** Includes the current attempt. */
  attempts: number;
}

export interface Destination {
  push_token: string;
  platform: 'web' | 'android' | 'ios';
  language: Language;
}

export interface DeliveryEnd {
  state: DeliveryState;
  reason?: string | undefined;
  due_at?: Date | undefined;
}

/**
 * SQL after the notification's alias: the only user to push it to. An inspection concerns its responsible member. Null means everybody, as
 * when nobody is responsible or the member no longer works there.
 */
const rungAlone = (alias: string) => `case ${alias}.type when 'application_today' then (
  select one.id from applications planned join members one on one.id = planned.responsible_id
  where planned.id = ${alias}.target_id and one.status = 'active' and one.deleted_at is null) end`;

/** Push deliveries of every owner. They go only to people of the notification's business. */
export function createPushDeliveriesRepository(db: Db) {
  return {
    unread: (id: number): Promise<StoredNotification | undefined> =>
      db.current
        .selectFrom('notifications')
        .selectAll()
        .where('id', '=', id)
        .where('read_at', 'is', null)
        .executeTakeFirst(),

    /** One delivery per device with a push token and a live session, of members who may see the subject, or of its only addressee. */
    async fanOut({ id, business_user_id }: StoredNotification, now: Date): Promise<number> {
      const { rows } = await sql`
        insert into push_deliveries (notification_id, business_user_id, fingerprint, state, due_at)
        select ${id}, d.business_user_id, d.fingerprint, 'pending', ${now}
        from members m join devices d on d.business_user_id = m.user_id
          join sessions s on s.id = d.session_id join business_users u on u.id = d.business_user_id
          join businesses b on b.id = m.business_user_id
          cross join (
            select (${showroomOf('notifications', 'n')}) as avtosalon_id, (${sql.raw(rungAlone('n'))}) as member_id
            from notifications n where n.id = ${id}) subject
        where m.business_user_id = ${business_user_id} and m.status = 'active' and m.deleted_at is null and d.push_token is not null and s.expires_at > ${now}
          and u.blocked_at is null
          and (b.permissions_mode = 'off' or m.role = 'owner' or m.avtosalons = '{}'
            or subject.avtosalon_id is null or subject.avtosalon_id = any(m.avtosalons))
          and (subject.member_id is null or subject.member_id = m.id)
        on conflict do nothing
        returning fingerprint`.execute(db.current);
      return rows.length;
    },

    /** Each delivery is claimed by one instance. The claim is committed before anything is sent. */
    async claim(now: Date, limit: number): Promise<Delivery[]> {
      const { rows } = await sql<Delivery>`
        update push_deliveries set state = 'claimed', attempts = attempts + 1
        where (notification_id, fingerprint) in (
          select notification_id, fingerprint from push_deliveries
          where state = 'pending' and due_at <= ${now}
          order by due_at limit ${limit} for update skip locked)
        returning notification_id, business_user_id, fingerprint, attempts`.execute(db.current);
      return rows;
    },

    /** Undefined when the session ended or the token moved elsewhere meanwhile. */
    destination: (delivery: Delivery, now: Date): Promise<Destination | undefined> =>
      db.current
        .selectFrom('devices')
        .innerJoin('sessions', 'sessions.id', 'devices.session_id')
        .select(['devices.push_token', 'devices.platform', 'devices.language'])
        .where('devices.business_user_id', '=', delivery.business_user_id)
        .where('devices.fingerprint', '=', delivery.fingerprint)
        .where('devices.push_token', 'is not', null)
        .where('sessions.expires_at', '>', now)
        .$narrowType<{ push_token: string }>()
        .executeTakeFirst(),

    async end(
      { notification_id, fingerprint }: Delivery,
      { state, reason, due_at }: DeliveryEnd,
    ): Promise<void> {
      await db.current
        .updateTable('push_deliveries')
        .set({ state, reason: reason ?? null, due_at })
        .where('notification_id', '=', notification_id)
        .where('fingerprint', '=', fingerprint)
        .execute();
    },
  };
}

export type PushDeliveriesRepository = ReturnType<typeof createPushDeliveriesRepository>;

export type DeliveryState = Row<'push_deliveries'>['state'];
