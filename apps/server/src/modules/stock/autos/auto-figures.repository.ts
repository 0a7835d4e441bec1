import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import type { AutoStatistics, Currency } from './auto-types';

export type Figures = AutoStatistics['totals'];
export type DayFigures = AutoStatistics['days'][number];

const noFigures: Figures = { views: 0, likes: 0, calls: 0, dials: 0, chats: 0, leads: 0 };

/** The caller has checked the owner, and the statements check it again. */
export function createAutoFiguresRepository(db: Db) {
  return {
    /** One row per day, including days without events. */
    async days(owner: Owner, autoId: number, from: string, to: string): Promise<DayFigures[]> {
      const { rows } = await sql<DayFigures>`
        select d::date as date, coalesce(f.views, 0) as views, coalesce(f.likes, 0) as likes,
          coalesce(f.calls, 0) as calls, coalesce(f.dials, 0) as dials, coalesce(f.chats, 0) as chats,
          coalesce(f.leads, 0) as leads
        from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') d
        left join (
          select date, sum(views)::int as views, sum(likes)::int as likes, sum(calls)::int as calls,
            sum(dials)::int as dials, sum(chats)::int as chats, sum(leads)::int as leads
          from auto_days where auto_id = ${autoId} and business_user_id = ${owner}
            and date between ${from}::date and ${to}::date
          group by date
        ) f on f.date = d::date
        order by d
      `.execute(db.current);
      return rows;
    },

    async totals(owner: Owner, autoId: number, from: string, to: string): Promise<Figures> {
      const { rows } = await sql<Figures>`
        select coalesce(sum(f.views), 0)::int as views, coalesce(sum(f.likes), 0)::int as likes,
          coalesce(sum(f.calls), 0)::int as calls, coalesce(sum(f.dials), 0)::int as dials, coalesce(sum(f.chats), 0)::int as chats,
          coalesce(sum(f.leads), 0)::int as leads
        from auto_days f join autos a on a.id = f.auto_id
        where a.business_user_id = ${owner} and f.auto_id = ${autoId}
          and f.date between ${from}::date and ${to}::date
      `.execute(db.current);
      return rows[0] ?? noFigures;
    },

    /** The oldest first. */
    prices(
      owner: Owner,
      autoId: number,
      from: string,
      to: string,
    ): Promise<{ at: Date; price: number; currency: Currency }[]> {
      return db.current
        .selectFrom('auto_prices as p')
        .innerJoin('autos as a', 'a.id', 'p.auto_id')
        .select(['p.at', 'p.price', 'p.currency'])
        .where('a.business_user_id', '=', owner)
        .where('p.auto_id', '=', autoId)
        .where(sql<string>`(p.at at time zone 'Asia/Tashkent')::date`, '>=', from)
        .where(sql<string>`(p.at at time zone 'Asia/Tashkent')::date`, '<=', to)
        .orderBy('p.id')
        .limit(366)
        .execute();
    },
  };
}
