import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { AutosTables } from '../autos/autos.tables';
import type { AutoStatus } from '../autos/auto-types';

export type NewEvent = Omit<Insertable<AutosTables['listing_events']>, 'received_at'>;
export type Figure = 'views' | 'likes' | 'calls';

/** So much more of a figure on a day. */
export interface Increment {
  auto_id: number;
  /** In Tashkent. */
  date: string;
  figure: Figure;
  by: number;
}

/** What buyers did; the service key stands for all of them, so there is no owner here. */
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

    /** @returns ids of those that were not known yet */
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

    /** @returns whether this visitor had not been counted in that hour */
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
        .values({ auto_id, visitor, liked_at: at, date })
        .onConflict((oc) => oc.doNothing())
        .returning('auto_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes a like back. @returns the day that it was counted on */
    async removeLike(auto_id: number, visitor: string, at: Date): Promise<string | undefined> {
      const row = await db.current
        .deleteFrom('auto_likes')
        .where('auto_id', '=', auto_id)
        .where('visitor', '=', visitor)
        .where('liked_at', '<=', at)
        .returning('date')
        .executeTakeFirst();
      return row?.date;
    },

    /** Days and totals grow together, so that the days add up to the totals. */
    async count(increments: readonly Increment[]): Promise<void> {
      const sums = new Map<string, { auto_id: number; date: string } & Record<Figure, number>>();
      for (const { auto_id, date, figure, by } of increments) {
        const key = `${auto_id} ${date}`;
        const sum = sums.get(key) ?? { auto_id, date, views: 0, likes: 0, calls: 0 };
        sums.set(key, { ...sum, [figure]: sum[figure] + by });
      }
      if (sums.size === 0) return;
      // In one order everywhere, so that two batches never wait for each other.
      const rows = [...sums.values()].sort(
        (a, b) => a.auto_id - b.auto_id || a.date.localeCompare(b.date),
      );
      const json = JSON.stringify(rows);
      const table = sql`
        json_to_recordset(${json}::json) as n(auto_id bigint, date date, views int, likes int, calls int)`;
      await sql`
        insert into auto_days as d (auto_id, date, views, likes, calls)
        select auto_id, date, views, likes, calls from ${table}
        on conflict (auto_id, date) do update set
          views = d.views + excluded.views, likes = d.likes + excluded.likes, calls = d.calls + excluded.calls
      `.execute(db.current);
      await sql`
        update auto_totals t set views = t.views + n.views, likes = t.likes + n.likes, calls = t.calls + n.calls
        from (select auto_id, sum(views)::int as views, sum(likes)::int as likes, sum(calls)::int as calls
          from ${table} group by auto_id) n
        where t.auto_id = n.auto_id`.execute(db.current);
    },

    /** How many different visitors have reported the listing since. */
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
