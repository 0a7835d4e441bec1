import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { showroomOf } from '../../../platform/db/showroom-scope';
import type { Owner } from '../../../platform/values/owner';
import type { Language } from '../../../platform/values/language';
import type {
  NotificationTarget,
  NotificationType,
} from '../../foundation/notifications/notification-types';
import type { TelegramEvent } from './telegram-types';

export interface Recipient {
  member_id: number;
  /** Null without an account, or while the bot is stopped. */
  chat_id: number | null;
  waiting_minutes: number;
  delay_seconds: number;
  wants_sms: boolean;
  /** Neither a page in use nor a device for push. */
  is_away: boolean;
  is_following: boolean;
}

export interface Alert {
  id: number;
  business_user_id: Owner;
  member_id: number;
  channel: 'telegram' | 'sms';
  key: string;
  event: TelegramEvent;
  target_type: NotificationTarget['type'] | null;
  target_id: number | null;
  notification_id: number | null;
  type: NotificationType;
  params: Record<string, unknown>;
  waiting_since: Date | null;
  is_followed: boolean;
  created_at: Date;
  due_at: Date;
  state: 'pending' | 'held' | 'sent' | 'skipped';
}

export type NewAlert = Omit<Alert, 'id' | 'state'>;

/** A member as the recipient of a alert, with the settings in effect. */
export interface AlertMember {
  chat_id: number | null;
  phone: string;
  language: Language;
  is_on: boolean;
  wants_sms: boolean;
  quiet_on: boolean;
  quiet_from: string;
  quiet_to: string;
}

/** A session used within it counts as an open page: pages ask more often. */
const pageMinutes = 2;

const isOn = (event: TelegramEvent) =>
  sql`coalesce((s.events->>${event})::boolean, ${event} <> 'campaign_money' or m.role <> 'seller')`;

const wantsSms = sql`(coalesce(s.sms, false) and b.sms_allowed)`;

export function createAlertsRepository(db: Db) {
  return {
    /** The responsible member alone, else everybody who sees the subject. */
    async recipients(
      notification: { id: number; owner: Owner },
      event: TelegramEvent,
      now: Date,
    ): Promise<Recipient[]> {
      const since = new Date(now.getTime() - pageMinutes * 60_000);
      const { rows } = await sql<Recipient>`
        select m.id as member_id, a.chat_id, coalesce(s.waiting_minutes, 15) as waiting_minutes,
          coalesce(s.delay_seconds, 60) as delay_seconds, ${wantsSms} as wants_sms,
          f.member_id is not null as is_following,
          not exists (select from sessions p where p.business_user_id = m.user_id and p.expires_at > ${now} and p.last_used_at > ${since})
          and not exists (select from devices d join sessions p on p.id = d.session_id
            where d.business_user_id = m.user_id and d.push_token is not null and p.expires_at > ${now}) as is_away
        from members m join business_users u on u.id = m.user_id join businesses b on b.id = m.business_user_id
          left join telegram_accounts a on a.member_id = m.id and a.blocked_at is null
          left join telegram_settings s on s.member_id = m.id
          cross join (
            select n.target_type, n.target_id, (${showroomOf('notifications', 'n')}) as avtosalon_id, (
              select l.responsible_id from leads l join members r on r.id = l.responsible_id and r.status = 'active' and r.deleted_at is null
              where (n.target_type = 'lead' and l.id = n.target_id) or (n.target_type = 'room' and l.room_id = n.target_id)
              limit 1) as responsible_id
            from notifications n where n.id = ${notification.id}) subject
          left join telegram_followed f on f.member_id = m.id and subject.target_type = 'room' and f.room_id = subject.target_id and f.until > ${now}
        where m.business_user_id = ${notification.owner} and m.status = 'active' and m.deleted_at is null and u.blocked_at is null
          and (a.member_id is not null or ${wantsSms})
          and (b.permissions_mode = 'off' or m.role = 'owner' or m.avtosalons = '{}'
            or subject.avtosalon_id is null or subject.avtosalon_id = any(m.avtosalons))
          and (subject.responsible_id is null or subject.responsible_id = m.id or f.member_id is not null)
          and (${isOn(event)} or f.member_id is not null)`.execute(db.current);
      return rows;
    },

    async waitingSince(roomId: number): Promise<Date | undefined> {
      const { rows } = await sql<{ waiting_since: Date | null }>`
        select waiting_since from chat_rooms where id = ${roomId}`.execute(db.current);
      return rows[0]?.waiting_since ?? undefined;
    },

    /** @returns the id; undefined when the same thing was announced before */
    async add(alert: NewAlert): Promise<number | undefined> {
      const { rows } = await sql<{ id: number }>`
        insert into telegram_alerts (business_user_id, member_id, channel, key, event, target_type, target_id, notification_id, type, params,
          waiting_since, is_followed, created_at, due_at)
        values (${alert.business_user_id}, ${alert.member_id}, ${alert.channel}, ${alert.key}, ${alert.event}, ${alert.target_type},
          ${alert.target_id}, ${alert.notification_id}, ${alert.type}, ${JSON.stringify(alert.params)}, ${alert.waiting_since},
          ${alert.is_followed}, ${alert.created_at}, ${alert.due_at})
        on conflict do nothing returning id`.execute(db.current);
      return rows[0]?.id;
    },

    /** Locked until the surrounding transaction ends. */
    async open(id: number): Promise<Alert | undefined> {
      const { rows } = await sql<Alert>`
        select * from telegram_alerts where id = ${id} and state in ('pending', 'held') for update`.execute(
        db.current,
      );
      return rows[0];
    },

    async held(memberId: number): Promise<Alert[]> {
      const { rows } = await sql<Alert>`
        select * from telegram_alerts where member_id = ${memberId} and state = 'held' order by id for update`.execute(
        db.current,
      );
      return rows;
    },

    async end(id: number, state: Alert['state'], reason?: string, due?: Date): Promise<void> {
      await sql`
        update telegram_alerts set state = ${state}, reason = ${reason ?? null}, due_at = coalesce(${due ?? null}, due_at)
        where id = ${id}`.execute(db.current);
    },

    async member(memberId: number, event: TelegramEvent): Promise<AlertMember | undefined> {
      const { rows } = await sql<AlertMember>`
        select a.chat_id, u.phone, u.language, ${isOn(event)} as is_on, ${wantsSms} as wants_sms,
          coalesce(s.quiet_on, true) as quiet_on, coalesce(s.quiet_from, '22:00') as quiet_from, coalesce(s.quiet_to, '08:00') as quiet_to
        from members m join business_users u on u.id = m.user_id join businesses b on b.id = m.business_user_id
          left join telegram_accounts a on a.member_id = m.id and a.blocked_at is null
          left join telegram_settings s on s.member_id = m.id
        where m.id = ${memberId} and m.status = 'active' and m.deleted_at is null and u.blocked_at is null`.execute(
        db.current,
      );
      return rows[0];
    },

    /** The notification was read, or its subject is done by anybody. */
    async isOver({
      notification_id,
      target_type,
      target_id,
      waiting_since,
    }: Alert): Promise<boolean> {
      const { rows } = await sql<{ over: boolean }>`
        select exists (select from notifications n where n.id = ${notification_id} and n.read_at is not null)
          or (${target_type} = 'lead' and exists (select from leads l where l.id = ${target_id} and l.status = 'contacted'))
          or (${target_type} = 'room' and not exists (select from chat_rooms r where r.id = ${target_id} and not r.is_blocked
            and r.unread_count > 0 and r.waiting_since is not null and (${waiting_since}::timestamptz is null or r.waiting_since <= ${waiting_since})))
          as over`.execute(db.current);
      return rows[0]?.over ?? true;
    },

    async follow(memberId: number, roomId: number, until: Date): Promise<void> {
      await sql`
        insert into telegram_followed (member_id, room_id, until) values (${memberId}, ${roomId}, ${until})
        on conflict (member_id, room_id) do update set until = excluded.until`.execute(db.current);
    },
  };
}

export type AlertsRepository = ReturnType<typeof createAlertsRepository>;
