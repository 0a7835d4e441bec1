import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Database } from '../../../platform/db/tables';
import type { Language } from '../../../platform/values/language';
import type { Owner } from '../../../platform/values/owner';

export type StoredBuyer = Selectable<Database['telegram_buyers']>;
export type StoredPart = Selectable<Database['telegram_parts']>;

/** Car of a post, as the buyer sees it. */
export interface PostedCar {
  post_id: number;
  auto_id: number;
  owner: Owner;
  status: string;
  brand_name: string;
  car_model_name: string;
  year: number | null;
  price: number | null;
  currency: 'UZS' | 'USD' | null;
  cover_id: string | null;
  salon: string | null;
}

const ofPost = sql`select p.id as post_id, p.auto_id, a.business_user_id as owner, a.status, b.name as brand_name,
    m.name as car_model_name, a.year, a.price, a.currency, a.cover_id, s.name as salon
  from telegram_posts p join autos a on a.id = p.auto_id join brands b on b.id = a.brand_id
    join car_models m on m.id = a.car_model_id left join avtosalons s on s.id = a.avtosalon_id`;

/** Buyers in Telegram, and the bot's messages with them. A row belongs to the chat of its key. */
export function createTelegramBuyers(db: Db) {
  return {
    find: (chatId: number): Promise<StoredBuyer | undefined> =>
      db.current
        .selectFrom('telegram_buyers')
        .selectAll()
        .where('chat_id', '=', chatId)
        .executeTakeFirst(),

    /** The language that the buyer chose stays. */
    async put(buyer: Insertable<Database['telegram_buyers']>): Promise<void> {
      const { name, username, post_id, opened_at } = buyer;
      const changes = { name, username, post_id, opened_at, blocked_at: null };
      await db.current
        .insertInto('telegram_buyers')
        .values(buyer)
        .onConflict((oc) => oc.column('chat_id').doUpdateSet(changes))
        .execute();
    },

    async update(chatId: number, changes: Updateable<Database['telegram_buyers']>): Promise<void> {
      await db.current
        .updateTable('telegram_buyers')
        .set(changes)
        .where('chat_id', '=', chatId)
        .execute();
    },

    async byToken(token: string): Promise<PostedCar | undefined> {
      const { rows } = await sql<PostedCar>`${ofPost} where p.token = ${token}`.execute(db.current);
      return rows[0];
    },

    async byPost(id: number): Promise<PostedCar | undefined> {
      const { rows } = await sql<PostedCar>`${ofPost} where p.id = ${id}`.execute(db.current);
      return rows[0];
    },

    async count(postId: number, figure: 'opened' | 'wrote'): Promise<void> {
      await sql`
        update telegram_posts set ${sql.ref(figure)} = ${sql.ref(figure)} + 1 where id = ${postId}`.execute(
        db.current,
      );
    },

    /** Posts of other cars on sale of the dealership, the newest first. */
    async others(owner: Owner, autoId: number): Promise<(PostedCar & { token: string })[]> {
      const { rows } = await sql<PostedCar & { token: string }>`
        select * from (select distinct on (c.auto_id) c.*, t.token from (${ofPost}) c join telegram_posts t on t.id = c.post_id
          where c.owner = ${owner} and c.auto_id <> ${autoId} and c.status = 'active' and t.status in ('posted', 'updating')
          order by c.auto_id, c.post_id desc) one order by post_id desc limit 8`.execute(
        db.current,
      );
      return rows;
    },

    async addPart(part: Insertable<Database['telegram_parts']>): Promise<number> {
      const row = await db.current
        .insertInto('telegram_parts')
        .values(part)
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    part: (id: number): Promise<StoredPart | undefined> =>
      db.current
        .selectFrom('telegram_parts')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    partsOf: (messageId: number): Promise<StoredPart[]> =>
      db.current
        .selectFrom('telegram_parts')
        .selectAll()
        .where('chat_message_id', '=', messageId)
        .orderBy('id')
        .execute(),

    async updatePart(id: number, changes: Updateable<Database['telegram_parts']>): Promise<void> {
      await db.current.updateTable('telegram_parts').set(changes).where('id', '=', id).execute();
    },

    /** Parts that wait to be sent to a chat. */
    sending: (chatId: number): Promise<StoredPart[]> =>
      db.current
        .selectFrom('telegram_parts')
        .selectAll()
        .where('chat_id', '=', chatId)
        .where('state', '=', 'sending')
        .execute(),

    async roomOf(chatId: number, messageId: number): Promise<number | undefined> {
      const row = await db.current
        .selectFrom('telegram_parts')
        .select('room_id')
        .where('chat_id', '=', chatId)
        .where('message_id', '=', messageId)
        .where('room_id', 'is not', null)
        .executeTakeFirst();
      return row?.room_id ?? undefined;
    },

    /** `Karvon Motors · Cobalt, 2024`. */
    async room(id: number) {
      const { rows } = await sql<{
        owner: Owner;
        is_muted: boolean;
        is_blocked: boolean;
        brand_name: string | null;
        car_model_name: string | null;
        year: number | null;
      }>`
        select r.business_user_id as owner, r.is_muted, r.is_blocked, b.name as brand_name, m.name as car_model_name, a.year
        from chat_rooms r left join autos a on a.id = r.auto_id left join brands b on b.id = a.brand_id
          left join car_models m on m.id = a.car_model_id
        where r.id = ${id}`.execute(db.current);
      return rows[0];
    },

    async languageOf(owner: Owner): Promise<Language> {
      const { rows } = await sql<{ language: Language }>`
        select u.language from business_users u join members m on m.user_id = u.id
        where m.business_user_id = ${owner} and m.role = 'owner' order by m.id limit 1`.execute(
        db.current,
      );
      return rows[0]?.language ?? 'ru';
    },
  };
}

export type TelegramBuyers = ReturnType<typeof createTelegramBuyers>;
