import { sql } from 'kysely';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import type { Db } from '../../../platform/db/client';
import { listQuery, noStatuses } from '../../../platform/db/list-query';
import { type OwnedChanges, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import { type Access, memberIf } from '../../../platform/values/access';
import { type Owner, founderOf } from '../../../platform/values/owner';
import { all, any, createPrepared } from '../../../platform/db/statement';
import { showroomScope } from '../../../platform/db/showroom-scope';
import { roomWaits } from './waiting-room';
import type { RoomListQuery } from './chat-types';
import { carTerms, searchPatterns } from './room-search';

export type StoredRoom = OwnedRow<'chat_rooms'>;
export type RoomChanges = OwnedChanges<'chat_rooms'>;

export type RoomFilters = Omit<RoomListQuery, 'page' | 'size'> & { now: Date };

export function createRoomsRepository(db: Db) {
  const run = createPrepared(db);
  return {
    ...ownedTable(db, 'chat_rooms'),

    list: listQuery<StoredRoom, RoomFilters, 'pinned'>(db, {
      table: 'chat_rooms',
      alias: 'r',
      where(filters, is, access) {
        const { room_type, status, brand_id, model_id, avtosalon, mine, waiting } = filters;
        const { username_search = '', now, channel } = filters;
        is.equal('r.room_type', room_type);
        if (channel !== undefined)
          is.that(sql`(r.telegram_chat_id is not null) = ${channel === 'telegram'}`);
        if (status !== undefined)
          is.that(status === 'read' ? sql`r.unread_count = 0` : sql`r.unread_count > 0`);
        const car = (column: string) =>
          sql`(select ${sql.ref(`a.${column}`)} from autos a where a.id = r.auto_id)`;
        is.equal(car('brand_id'), brand_id);
        is.equal(car('car_model_id'), model_id);
        is.equal(sql`coalesce(r.avtosalon_id, ${car('avtosalon_id')})`, avtosalon);
        // A room has at most one lead, whose responsible member also takes care of the room.
        is.ofMember(
          sql`(select l.responsible_id from leads l where l.room_id = r.id)`,
          memberIf(access, mine),
        );
        const waits = sql`coalesce(${roomWaits('r', now)}, false)`;
        if (waiting !== undefined) is.that(waiting ? waits : sql`not ${waits}`);
        const pieces = searchPatterns(username_search);
        const byBuyer = pieces.map((patterns) => {
          const matches = patterns.map((pattern) => sql`r.search like ${pattern}`);
          return any(matches);
        });
        if (byBuyer.length === 0) return;
        // Each word may match the buyer or the car.
        const byEither = byBuyer.map((condition, at) => {
          const text = carTerms(username_search)[at];
          if (text === undefined) return condition;
          const found = carSearchCondition(text, 'a');
          return sql`(${condition} or exists (select from autos a where a.id = r.auto_id and ${found}))`;
        });
        is.that(all(byEither));
      },
      orders: { pinned: { asc: sql`r.is_pinned desc, r.updated_at desc, r.id desc` } },
      defaultOrdering: 'pinned',
      statuses: noStatuses,
      select: sql`r.*`,
    }),

    /** The service key acts for all dealers, so there is no owner here. */
    findAny: (id: number): Promise<StoredRoom | undefined> =>
      db.current.selectFrom('chat_rooms').selectAll().where('id', '=', id).executeTakeFirst(),

    byExternalId: (externalId: string): Promise<StoredRoom | undefined> =>
      db.current
        .selectFrom('chat_rooms')
        .selectAll()
        .where('external_id', '=', externalId)
        .executeTakeFirst(),

    ofTelegram: (chatId: number): Promise<StoredRoom[]> =>
      db.current
        .selectFrom('chat_rooms')
        .selectAll()
        .where('telegram_chat_id', '=', chatId)
        .orderBy('id')
        .execute(),

    /** The newest first. */
    ofAutos: (owner: Owner, autoIds: readonly number[], most: number): Promise<StoredRoom[]> =>
      db.current
        .selectFrom('chat_rooms')
        .selectAll()
        .where('business_user_id', '=', owner)
        .where('auto_id', 'in', autoIds)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    /** Unread messages of the member's showrooms; undefined when the member sees all of them. */
    async unreadWithin(access: Access): Promise<number | undefined> {
      const scope = showroomScope(access, 'chat_rooms', 'r');
      if (scope === undefined) return undefined;
      const [row] = await run(sql<{
        unread: number;
      }>`select coalesce(sum(r.unread_count), 0)::int as unread from chat_rooms r
         where r.business_user_id = ${access.owner} and ${scope}`);
      return row?.unread ?? 0;
    },

    async languageOf(owner: Owner) {
      const row = await db.current
        .selectFrom('business_users')
        .select('language')
        .where('id', '=', founderOf(owner))
        .executeTakeFirstOrThrow();
      return row.language;
    },
  };
}

export type RoomsRepository = ReturnType<typeof createRoomsRepository>;
