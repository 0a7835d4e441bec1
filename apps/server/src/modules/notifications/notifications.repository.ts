import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { NewNotice } from './notice-types';
import type { NotificationsTables } from './notifications.tables';

export type StoredNotice = Selectable<NotificationsTables['notifications']>;

export interface NoticesQuery {
  page: number;
  size: number;
  unread: boolean;
}

/** Notices of one owner. Those older than `since` count as gone, swept or not. */
export function createNotificationsRepository(db: Db) {
  const own = (owner: number, since: Date) =>
    db.current
      .selectFrom('notifications')
      .where('business_user_id', '=', owner)
      .where('created_at', '>', since);

  return {
    /** Newest first. */
    list: (owner: number, since: Date, { page, size, unread }: NoticesQuery) =>
      own(owner, since)
        .$if(unread, (query) => query.where('read_at', 'is', null))
        .selectAll()
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),

    async count(owner: number, since: Date, unread: boolean): Promise<number> {
      const { count } = await own(owner, since)
        .$if(unread, (query) => query.where('read_at', 'is', null))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async add(owner: number, { type, target, params }: NewNotice, now: Date, push_at: Date) {
      const { id } = await db.current
        .insertInto('notifications')
        .values({
          business_user_id: owner,
          type,
          target_type: target?.type ?? null,
          target_id: target?.id ?? null,
          params: JSON.stringify(params),
          created_at: now,
          push_at,
          read_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The unread notice of a room. */
    ofRoom: (owner: number, roomId: number) =>
      db.current
        .selectFrom('notifications')
        .select(['id', 'push_at'])
        .where('business_user_id', '=', owner)
        .where('type', '=', 'message_new')
        .where('target_id', '=', roomId)
        .where('read_at', 'is', null)
        .executeTakeFirst(),

    async remove(owner: number, id: number): Promise<void> {
      await db.current
        .deleteFrom('notifications')
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .execute();
    },

    /** @returns how many became read */
    async markRead(
      owner: number,
      { ids = [], up_to }: { ids?: readonly number[] | undefined; up_to?: number | undefined },
      now: Date,
    ): Promise<number> {
      const { numUpdatedRows } = await db.current
        .updateTable('notifications')
        .set({ read_at: now })
        .where('business_user_id', '=', owner)
        .where('read_at', 'is', null)
        .where((eb) =>
          eb.or([
            ...(ids.length === 0 ? [] : [eb('id', 'in', [...ids])]),
            ...(up_to === undefined ? [] : [eb('id', '<=', up_to)]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** @returns how many became read */
    async markRoomRead(owner: number, roomId: number, upTo: number, now: Date): Promise<number> {
      const { numUpdatedRows } = await db.current
        .updateTable('notifications')
        .set({ read_at: now })
        .where('business_user_id', '=', owner)
        .where('type', '=', 'message_new')
        .where('target_id', '=', roomId)
        .where(sql<number>`(params->>'message')::bigint`, '<=', upTo)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** Deletes some of those that are older, of every owner. @returns how many */
    async sweep(before: Date, limit: number): Promise<number> {
      const { numDeletedRows } = await db.current
        .deleteFrom('notifications')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('notifications')
            .select('id')
            .where('created_at', '<=', before)
            .limit(limit),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
