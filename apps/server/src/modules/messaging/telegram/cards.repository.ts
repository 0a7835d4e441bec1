import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import type { Language } from '../../../platform/values/language';
import type {
  NotificationTarget,
  NotificationType,
} from '../../foundation/notifications/notification-types';

export type CardContent =
  | {
      type: NotificationType;
      params: Record<string, unknown>;
      /** Shows this message alone, as in a conversation. */
      isSingle?: boolean;
    }
  | { night: { leads: number; missed: number; others: number } };

export interface Card {
  id: number;
  member_id: number;
  chat_id: number;
  target_type: NotificationTarget['type'] | null;
  target_id: number | null;
  content: CardContent;
  message_id: number | null;
  sent_at: Date | null;
  is_done: boolean;
  done_at: Date | null;
  language: Language;
  owner: Owner;
}

export interface NewCard {
  member_id: number;
  chat_id: number;
  target_type: NotificationTarget['type'] | null;
  target_id: number | null;
  content: CardContent;
}

/** Fields of a lead that its card shows. */
export interface LeadOnCard {
  client_name: string;
  phone: string | null;
  status: 'new' | 'contacted';
  price: number | null;
  currency: 'UZS' | 'USD' | null;
  /** Time of the change to `contacted`. */
  at: Date | null;
  by_member: number | null;
  by_name: string | null;
}

export interface SellerOnCard {
  client_name: string;
  phone: string;
}

export interface RoomOnCard {
  username: string | null;
  brand_name: string | null;
  car_model_name: string | null;
  year: number | null;
  is_waiting: boolean;
  texts: string[];
  at: Date | null;
  by_name: string | null;
}

/** Hours during which a sent message follows its subject. */
const followedHours = 48;

const columns = sql`c.id, c.member_id, c.chat_id, c.target_type, c.target_id, c.content, c.message_id, c.sent_at, c.is_done, c.done_at,
  u.language, m.business_user_id as owner`;
const joined = sql`telegram_cards c join members m on m.id = c.member_id join business_users u on u.id = m.user_id`;

/** True when somebody took care of the subject. */
const isDone = sql`case c.target_type
  when 'lead' then exists (select from leads l where l.id = c.target_id and l.status = 'contacted')
  when 'room' then not exists (select from chat_rooms r where r.id = c.target_id and r.waiting_since is not null)
  else c.is_done end`;

export function createCardsRepository(db: Db) {
  return {
    async find(id: number): Promise<Card | undefined> {
      const { rows } =
        await sql<Card>`select ${columns} from ${joined} where c.id = ${id} for update of c`.execute(
          db.current,
        );
      return rows[0];
    },

    async ofMessage(chatId: number, messageId: number): Promise<Card | undefined> {
      const { rows } = await sql<Card>`
        select ${columns} from ${joined} where c.chat_id = ${chatId} and c.message_id = ${messageId}`.execute(
        db.current,
      );
      return rows[0];
    },

    /** The member's newest message about the subject, if it is not older than `since`. */
    async recent(card: NewCard, since: Date): Promise<Card | undefined> {
      const { rows } = await sql<Card>`
        select ${columns} from ${joined}
        where c.member_id = ${card.member_id} and c.chat_id = ${card.chat_id} and c.target_type = ${card.target_type}
          and c.target_id = ${card.target_id} and c.created_at > ${since}
        order by c.id desc limit 1 for update of c`.execute(db.current);
      return rows[0];
    },

    async add(card: NewCard, now: Date): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into telegram_cards (member_id, chat_id, target_type, target_id, content, created_at)
        values (${card.member_id}, ${card.chat_id}, ${card.target_type}, ${card.target_id}, ${JSON.stringify(card.content)}, ${now})
        returning id`.execute(db.current);
      const [row] = rows;
      if (row === undefined) throw new Error('No card was inserted.');
      return row.id;
    },

    async replace(id: number, content: CardContent): Promise<void> {
      await sql`
        update telegram_cards set content = ${JSON.stringify(content)}, is_done = false, done_at = null where id = ${id}`.execute(
        db.current,
      );
    },

    async sent(id: number, messageId: number | undefined, now: Date): Promise<void> {
      await sql`
        update telegram_cards set message_id = coalesce(${messageId ?? null}, message_id), sent_at = coalesce(sent_at, ${now})
        where id = ${id}`.execute(db.current);
    },

    /** Cards that no longer show the state of their subject. Their state is brought up to date. */
    async outdated(now: Date, limit: number): Promise<{ id: number; chat_id: number }[]> {
      const since = new Date(now.getTime() - followedHours * 3_600_000);
      const { rows } = await sql<{ id: number; chat_id: number }>`
        update telegram_cards t set is_done = not t.is_done, done_at = case when t.is_done then null else ${now}::timestamptz end
        where t.id in (
          select c.id from telegram_cards c where c.sent_at > ${since} and c.message_id is not null and c.is_done <> ${isDone}
          order by c.id limit ${limit} for update skip locked)
        returning t.id, t.chat_id`.execute(db.current);
      return rows;
    },

    async hasFollowed(now: Date): Promise<boolean> {
      const since = new Date(now.getTime() - followedHours * 3_600_000);
      const { rows } = await sql`
        select 1 from telegram_cards c where c.sent_at > ${since} and c.message_id is not null and c.target_type in ('lead', 'room') limit 1`.execute(
        db.current,
      );
      return rows.length > 0;
    },

    async lead(owner: Owner, id: number): Promise<LeadOnCard | undefined> {
      const { rows } = await sql<LeadOnCard>`
        select l.client_name, l.phone, l.status, a.price, a.currency, e.at, e.member_id as by_member, e.full_name as by_name
        from leads l left join autos a on a.id = l.auto_id
          left join lateral (
            select e.at, m.id as member_id, coalesce(m.full_name, u.full_name) as full_name from lead_events e
              left join business_users u on u.id = e.actor_id
              left join members m on m.user_id = e.actor_id and m.business_user_id = l.business_user_id and m.deleted_at is null
            where e.lead_id = l.id and e.kind = 'status_changed' and e.to_status = 'contacted' order by e.at desc, e.id desc limit 1) e on true
        where l.business_user_id = ${owner} and l.id = ${id}`.execute(db.current);
      return rows[0];
    },

    /** Seller of a car whose offer by this dealership was accepted. */
    async seller(owner: Owner, id: number): Promise<SellerOnCard | undefined> {
      const { rows } = await sql<SellerOnCard>`
        select client_name, phone from trade_in_autos where id = ${id} and won_by = ${owner}`.execute(
        db.current,
      );
      return rows[0];
    },

    async room(owner: Owner, id: number): Promise<RoomOnCard | undefined> {
      const { rows } = await sql<RoomOnCard>`
        select r.username, r.waiting_since is not null and not r.is_blocked as is_waiting, b.name as brand_name, cm.name as car_model_name, a.year,
          coalesce((select array_agg(w.text order by w.id) from (
            select m.id, m.text from chat_messages m where m.room_id = r.id and m.author = 'client' and m.created_at >= r.waiting_since order by m.id desc limit 3) w), '{}') as texts,
          last.created_at as at, u.full_name as by_name
        from chat_rooms r left join autos a on a.id = r.auto_id
          left join brands b on b.id = a.brand_id left join car_models cm on cm.id = a.car_model_id
          left join lateral (select m.created_at, m.author_id from chat_messages m
            where m.room_id = r.id and m.author = 'business' order by m.id desc limit 1) last on true
          left join business_users u on u.id = last.author_id
        where r.business_user_id = ${owner} and r.id = ${id}`.execute(db.current);
      return rows[0];
    },
  };
}

export type CardsRepository = ReturnType<typeof createCardsRepository>;
