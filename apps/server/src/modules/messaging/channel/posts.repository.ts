import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { listQuery } from '../../../platform/db/list-query';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { Owner } from '../../../platform/values/owner';
import type { NamedCar } from '../../catalogue/catalog/car-title';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import type { AutoStatus } from '../../stock/autos/auto-types';
import type { PostStatus } from './channel-types';
import type { Salon } from './post-facts';

export type StoredPost = OwnedRow<'telegram_posts'>;
export type NewPost = NewOwnedRow<'telegram_posts'>;
export type PostChanges = Partial<Omit<StoredPost, 'id' | 'business_user_id' | 'text'>>;

/** A car has one of these in a channel, but for one that replaces another. */
export const currentStatuses = ['queued', 'sending', 'posted', 'updating', 'unknown'] as const;

const counted = sql`('queued', 'sending', 'posted', 'updating', 'sold', 'removed', 'closed', 'unknown')`;

export interface PostRow extends StoredPost, NamedCar, CoverColumns {
  auto_status: AutoStatus;
  auto_price: number | null;
  auto_currency: 'UZS' | 'USD';
  channel_title: string;
  channel_username: string | null;
  chat_id: number;
  is_connected: boolean;
  car_photos: string[];
  leads: number;
}

interface Filters {
  channel?: number | undefined;
  auto_id?: number | undefined;
  q?: string | undefined;
}

const none: Readonly<Record<PostStatus, number>> = {
  queued: 0,
  sending: 0,
  posted: 0,
  updating: 0,
  sold: 0,
  removed: 0,
  closed: 0,
  failed: 0,
  unknown: 0,
  cancelled: 0,
};

export function createPostsRepository(db: Db) {
  const posts = ownedTable(db, 'telegram_posts');
  const list = listQuery<PostRow, Filters, '-id', PostStatus>(db, {
    table: 'telegram_posts',
    alias: 'p',
    statuses: { column: 'p.status', none },
    where({ channel, auto_id, q }, is) {
      is.equal('p.channel_id', channel);
      is.equal('p.auto_id', auto_id);
      if (q !== undefined)
        is.that(sql`exists (select from autos car where car.id = p.auto_id
          and ${carSearchCondition(q, 'car')})`);
    },
    defaultOrdering: '-id',
    orders: { id: 'p.id' },
    select: sql`p.*, b.name as brand_name, m.name as car_model_name, a.year, a.status as auto_status, a.price as auto_price,
      a.currency as auto_currency, ${coverColumns('a')}, c.title as channel_title, c.username as channel_username, c.chat_id,
      c.ended_at is null as is_connected,
      array(select f.image_id from auto_photos f where f.auto_id = p.auto_id order by f.place) as car_photos,
      (select count(*)::int from leads l where l.telegram_post_id = p.id) as leads`,
    joins: sql`join telegram_channels c on c.id = p.channel_id
      join autos a on a.id = p.auto_id
      left join brands b on b.id = a.brand_id
      left join car_models m on m.id = a.car_model_id
      left join images i on i.id = a.cover_id`,
  });

  const byId = (id: number) =>
    db.current.selectFrom('telegram_posts').selectAll().where('id', '=', id);

  return {
    list,
    insert: posts.insert,
    require: posts.require,

    /** Finds a post of any dealership, for jobs and calls. */
    find: (id: number): Promise<StoredPost | undefined> => byId(id).executeTakeFirst(),
    lock: (id: number): Promise<StoredPost | undefined> => byId(id).forUpdate().executeTakeFirst(),

    /** Post that a car has in a channel: the newest one. */
    current: (channelId: number, autoId: number): Promise<StoredPost | undefined> =>
      db.current
        .selectFrom('telegram_posts')
        .selectAll()
        .where('channel_id', '=', channelId)
        .where('auto_id', '=', autoId)
        .where('status', 'in', currentStatuses)
        .orderBy('id', 'desc')
        .executeTakeFirst(),

    ofAuto: (autoId: number): Promise<StoredPost[]> =>
      db.current
        .selectFrom('telegram_posts')
        .selectAll()
        .where('auto_id', '=', autoId)
        .where('status', 'in', [...currentStatuses, 'sold'])
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Cars that have a post, or are active while the dealership has a channel. All cars are locked before. */
    async concerned(owner: Owner, autoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select id from autos a where id = any(${[...autoIds]}::bigint[]) and (
          exists (select from telegram_posts p where p.auto_id = a.id
            and p.status = any(${[...currentStatuses, 'sold']}))
          or status = 'active' and exists (select from telegram_channels c
            where c.business_user_id = ${owner} and c.ended_at is null))
        order by id`.execute(db.current);
      return rows.map(({ id }) => id);
    },

    /** Newest post of a car in each channel that has one. */
    shownOf: (autoId: number): Promise<StoredPost[]> =>
      db.current
        .selectFrom('telegram_posts')
        .selectAll()
        .distinctOn('channel_id')
        .where('auto_id', '=', autoId)
        .where('status', 'in', [...currentStatuses, 'sold'])
        .orderBy('channel_id')
        .orderBy('id', 'desc')
        .execute(),

    /** Active cars of the list. */
    async planned(owner: Owner, channelId: number, autoIds: readonly number[]) {
      const { rows } = await sql<{ is_posted: boolean; has_photo: boolean }>`
        select exists (select from telegram_posts p where p.channel_id = ${channelId} and p.auto_id = a.id
            and p.status in ${sql`(${sql.join(currentStatuses)})`}) as is_posted,
          exists (select from auto_photos f where f.auto_id = a.id) as has_photo
        from autos a where a.business_user_id = ${owner} and a.id = any(${[...autoIds]}::bigint[]) and a.status = 'active'`.execute(
        db.current,
      );
      return rows;
    },

    ofChannel: (channelId: number, statuses: readonly PostStatus[]): Promise<StoredPost[]> =>
      db.current
        .selectFrom('telegram_posts')
        .selectAll()
        .where('channel_id', '=', channelId)
        .where('status', 'in', statuses)
        .orderBy('id')
        .execute(),

    async hasPost(channelId: number, autoId: number): Promise<boolean> {
      const row = await db.current
        .selectFrom('telegram_posts')
        .select('id')
        .where('channel_id', '=', channelId)
        .where('auto_id', '=', autoId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** True if the car was posted again since then. */
    async wasReplaced(autoId: number, since: Date): Promise<boolean> {
      const row = await db.current
        .selectFrom('telegram_posts')
        .select('id')
        .where('auto_id', '=', autoId)
        .where('replaces_id', 'is not', null)
        .where('status', '<>', 'cancelled')
        .where('created_at', '>', since)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Times of a channel's posts, the earliest first. */
    async slots(channelId: number, since: Date): Promise<Date[]> {
      const { rows } = await sql<{ due_at: Date }>`
        select due_at from telegram_posts
        where channel_id = ${channelId} and status in ${counted} and due_at > ${since}
        order by due_at`.execute(db.current);
      return rows.map(({ due_at }) => due_at);
    },

    /** Highest known number of a message in the channel. */
    async lastMessage(channelId: number): Promise<number> {
      const { rows } = await sql<{ last: number | null }>`
        select max(greatest(button_id, (select max(id) from unnest(message_ids) id))) as last
        from telegram_posts where channel_id = ${channelId}`.execute(db.current);
      return rows[0]?.last ?? 0;
    },

    async update(id: number, changes: PostChanges): Promise<void> {
      await db.current.updateTable('telegram_posts').set(changes).where('id', '=', id).execute();
    },

    async rewrite(
      id: number,
      { language, text }: Pick<StoredPost, 'language' | 'text'>,
    ): Promise<void> {
      await db.current
        .updateTable('telegram_posts')
        .set({ language, text: text === null ? null : JSON.stringify(text) })
        .where('id', '=', id)
        .execute();
    },

    async salonOf(autoId: number): Promise<Salon | undefined> {
      return db.current
        .selectFrom('autos as a')
        .innerJoin('avtosalons as s', 's.id', 'a.avtosalon_id')
        .select(['s.name', 's.phone', 's.address'])
        .where('a.id', '=', autoId)
        .executeTakeFirst();
    },
  };
}

export type PostsRepository = ReturnType<typeof createPostsRepository>;
