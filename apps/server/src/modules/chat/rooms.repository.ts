import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { RoomListQuery } from './chat-types';
import type { ChatTables } from './chat.tables';
import { searchPatterns } from './room-search';

export type StoredRoom = Selectable<ChatTables['chat_rooms']>;
export type NewRoom = Insertable<ChatTables['chat_rooms']>;
export type RoomChanges = Updateable<ChatTables['chat_rooms']>;

export type RoomFilters = Omit<RoomListQuery, 'page' | 'size'>;

export function createRoomsRepository(db: Db) {
  const own = (owner: number) =>
    db.current.selectFrom('chat_rooms').where('chat_rooms.business_user_id', '=', owner);

  function filtered(owner: number, filters: RoomFilters) {
    const { room_type, status, brand_id, model_id, username_search } = filters;
    let query = own(owner);
    if (room_type !== undefined) query = query.where('room_type', '=', room_type);
    if (status !== undefined) query = query.where('unread_count', status === 'read' ? '=' : '>', 0);
    if (brand_id !== undefined || model_id !== undefined) {
      query = query.where((eb) => {
        let autos = eb
          .selectFrom('autos')
          .select(sql`1`.as('one'))
          .whereRef('autos.id', '=', 'chat_rooms.auto_id');
        if (brand_id !== undefined) autos = autos.where('autos.brand_id', '=', brand_id);
        if (model_id !== undefined) autos = autos.where('autos.car_model_id', '=', model_id);
        return eb.exists(autos);
      });
    }
    for (const patterns of searchPatterns(username_search ?? '')) {
      query = query.where((eb) => eb.or(patterns.map((pattern) => eb('search', 'like', pattern))));
    }
    return query;
  }

  const countOf = async (query: ReturnType<typeof own>): Promise<number> =>
    (await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
      .count;

  return {
    find: (owner: number, id: number): Promise<StoredRoom | undefined> =>
      own(owner).where('id', '=', id).selectAll().executeTakeFirst(),

    /** The service key stands for all dealers, so there is no owner here. */
    findAny: (id: number): Promise<StoredRoom | undefined> =>
      db.current.selectFrom('chat_rooms').selectAll().where('id', '=', id).executeTakeFirst(),

    byExternalId: (externalId: string): Promise<StoredRoom | undefined> =>
      db.current
        .selectFrom('chat_rooms')
        .selectAll()
        .where('external_id', '=', externalId)
        .executeTakeFirst(),

    /** Rooms about a car, the newest first. */
    ofAuto: (owner: number, autoId: number, most: number): Promise<StoredRoom[]> =>
      own(owner)
        .where('auto_id', '=', autoId)
        .selectAll()
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    /** Keeps others from changing it until the surrounding transaction ends. */
    lock: (owner: number, id: number): Promise<StoredRoom | undefined> =>
      own(owner).where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),

    /** Pinned first, then the newest. */
    page(owner: number, { page, size, ...filters }: RoomListQuery): Promise<StoredRoom[]> {
      return filtered(owner, filters)
        .selectAll('chat_rooms')
        .orderBy('is_pinned', 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
    },

    count: (owner: number, filters: RoomFilters) => countOf(filtered(owner, filters)),

    countUnread: (owner: number) => countOf(own(owner).where('unread_count', '>', 0)),

    /** @returns undefined where a room with its `external_id` is there already */
    add(row: NewRoom): Promise<StoredRoom | undefined> {
      return db.current
        .insertInto('chat_rooms')
        .values(row)
        .onConflict((oc) => oc.column('external_id').doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Call it under `lock`. */
    update(owner: number, id: number, changes: RoomChanges): Promise<StoredRoom> {
      return db.current
        .updateTable('chat_rooms')
        .set(changes)
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async languageOf(owner: number) {
      const row = await db.current
        .selectFrom('business_users')
        .select('language')
        .where('id', '=', owner)
        .executeTakeFirstOrThrow();
      return row.language;
    },
  };
}

export type RoomsRepository = ReturnType<typeof createRoomsRepository>;
