import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { listQuery, noStatuses } from '../../../platform/db/list-query';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import type { NotificationType } from './notification-types';

export type StoredNotification = OwnedRow<'notifications'>;

export interface NotificationFilters {
  /** Older notifications count as deleted, whether swept or not. */
  since: Date;
  unread: boolean;
  type?: NotificationType[] | undefined;
}

export function createNotificationsRepository(db: Db) {
  return {
    ...ownedTable(db, 'notifications'),

    list: listQuery<StoredNotification, NotificationFilters, '-id'>(db, {
      table: 'notifications',
      alias: 'n',
      where({ since, unread, type }, is) {
        is.that(sql`n.created_at > ${since}`);
        if (unread) is.that(sql`n.read_at is null`);
        is.oneOf('n.type', type);
      },
      orders: { id: { asc: sql`n.id`, desc: sql`n.id desc` } },
      defaultOrdering: '-id',
      statuses: noStatuses,
      select: sql`n.*`,
    }),

    async markRead(
      owner: Owner,
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

    async markRoomRead(owner: Owner, roomId: number, upTo: number, now: Date): Promise<number> {
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

    /** Deletes old notifications of every owner. @returns how many were deleted */
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
