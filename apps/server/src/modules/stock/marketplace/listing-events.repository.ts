import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Database } from '../../../platform/db/tables';
import type { AutoStatus } from '../autos/auto-types';

export type NewEvent = Omit<Insertable<Database['listing_events']>, 'received_at'>;
/** The service key acts for all dealers, so there is no owner. */
export function createListingEventsRepository(db: Db) {
  return {
    async statuses(ids: readonly number[]): Promise<Map<number, AutoStatus>> {
      const rows = await db.current
        .selectFrom('autos')
        .select(['id', 'status'])
        .where('id', 'in', ids)
        .where('status', '<>', 'deleted')
        .execute();
      return new Map(rows.map(({ id, status }) => [id, status]));
    },

    async add(events: readonly NewEvent[], received_at: Date): Promise<Set<string>> {
      if (events.length === 0) return new Set();
      const rows = await db.current
        .insertInto('listing_events')
        .values(events.map((event) => ({ ...event, received_at })))
        .onConflict((oc) => oc.column('id').doNothing())
        .returning('id')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** @returns true when this visitor was not counted in that hour yet */
    async addView(auto_id: number, visitor: string, at: Date): Promise<boolean> {
      const row = await db.current
        .insertInto('auto_views')
        .values({ auto_id, visitor, hour: sql<Date>`date_trunc('hour', ${at}::timestamptz)` })
        .onConflict((oc) => oc.doNothing())
        .returning('auto_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async addLike(auto_id: number, visitor: string, at: Date, date: string): Promise<boolean> {
      const row = await db.current
        .insertInto('auto_likes')
        .values((eb) => ({
          auto_id,
          visitor,
          liked_at: at,
          date,
          avtosalon_id: eb.selectFrom('autos').select('avtosalon_id').where('id', '=', auto_id),
        }))
        .onConflict((oc) => oc.doNothing())
        .returning('auto_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** @returns the day and the showroom that the like was counted for */
    removeLike: (
      auto_id: number,
      visitor: string,
      at: Date,
    ): Promise<{ date: string; avtosalon_id: number | null } | undefined> =>
      db.current
        .deleteFrom('auto_likes')
        .where('auto_id', '=', auto_id)
        .where('visitor', '=', visitor)
        .where('liked_at', '<=', at)
        .returning(['date', 'avtosalon_id'])
        .executeTakeFirst(),

    /** Different visitors who have reported the listing since then. */
    async reporters(auto_id: number, since: Date): Promise<number> {
      const { count } = await db.current
        .selectFrom('listing_events')
        .select((eb) => eb.fn.count<number>('visitor').distinct().as('count'))
        .where('auto_id', '=', auto_id)
        .where('kind', '=', 'report')
        .where('at', '>=', since)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
