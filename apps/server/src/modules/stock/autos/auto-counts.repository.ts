import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';

export type Figure = 'impressions' | 'views' | 'likes' | 'calls' | 'dials' | 'chats' | 'leads';

export interface Increment {
  auto_id: number;
  /** Day in Tashkent. */
  date: string;
  figure: Figure;
  by: number;
  /** Showroom that it counts for; left out, it is the listing's own. */
  avtosalon_id?: number | null;
}

/** Counters of listings. The caller knows their owner. */
export function createAutoCountsRepository(db: Db) {
  return {
    /** Days, their sums and totals grow together, so that all of them add up. */
    async count(increments: readonly Increment[]): Promise<void> {
      if (increments.length === 0) return;
      const json = JSON.stringify(
        increments.map(({ auto_id, date, figure, by, avtosalon_id }) => ({
          auto_id,
          date,
          is_placed: avtosalon_id !== undefined,
          avtosalon_id,
          [figure]: by,
        })),
      );
      const table = sql`
        json_to_recordset(${json}::json) as n(auto_id bigint, date date, is_placed boolean, avtosalon_id bigint,
          impressions int, views int, likes int, calls int, dials int, chats int, leads int)`;
      const days = sql`
        select n.auto_id, a.business_user_id,
          case when n.is_placed then n.avtosalon_id else a.avtosalon_id end as avtosalon_id, n.date,
          coalesce(n.impressions, 0) as impressions, coalesce(n.views, 0) as views, coalesce(n.likes, 0) as likes,
          coalesce(n.calls, 0) as calls, coalesce(n.dials, 0) as dials, coalesce(n.chats, 0) as chats,
          coalesce(n.leads, 0) as leads
        from ${table} join autos a on a.id = n.auto_id`;
      // Always in one order, so that two batches cannot deadlock.
      await sql`
        insert into auto_days as d
          (auto_id, business_user_id, avtosalon_id, date, impressions, views, likes, calls, dials, chats, leads)
        select auto_id, business_user_id, avtosalon_id, date, sum(impressions), sum(views), sum(likes),
          sum(calls), sum(dials), sum(chats), sum(leads)
        from (${days}) n group by 1, 2, 3, 4 order by 1, 4, 3
        on conflict (auto_id, date, avtosalon_id) do update set
          impressions = d.impressions + excluded.impressions, views = d.views + excluded.views,
          likes = d.likes + excluded.likes, calls = d.calls + excluded.calls,
          dials = d.dials + excluded.dials,
          chats = d.chats + excluded.chats, leads = d.leads + excluded.leads
      `.execute(db.current);
      await sql`
        update auto_totals t set views = t.views + n.views, likes = t.likes + n.likes, calls = t.calls + n.calls,
          dials = t.dials + n.dials, chats = t.chats + n.chats, leads = t.leads + n.leads
        from (select auto_id, sum(views)::int as views, sum(likes)::int as likes, sum(calls)::int as calls,
          sum(dials)::int as dials, sum(chats)::int as chats, sum(leads)::int as leads
          from (${days}) d group by auto_id) n
        where t.auto_id = n.auto_id`.execute(db.current);
      await sql`
        insert into auto_months as m (auto_id, business_user_id, avtosalon_id, month, impressions, views, likes)
        select auto_id, business_user_id, avtosalon_id, date_trunc('month', date)::date, sum(impressions), sum(views), sum(likes)
        from (${days}) n where impressions <> 0 or views <> 0 or likes <> 0
        group by 1, 2, 3, 4 order by 1, 4, 3
        on conflict (auto_id, month, avtosalon_id) do update set
          impressions = m.impressions + excluded.impressions, views = m.views + excluded.views,
          likes = m.likes + excluded.likes
      `.execute(db.current);
      // Leads have their own counters: here they would only contend for the same row.
      await sql`
        insert into business_days as d (business_user_id, avtosalon_id, date, impressions, views, likes)
        select business_user_id, avtosalon_id, date, sum(impressions), sum(views), sum(likes)
        from (${days}) n where impressions <> 0 or views <> 0 or likes <> 0
        group by 1, 2, 3 order by 1, 3, 2
        on conflict (business_user_id, date, avtosalon_id) do update set
          impressions = d.impressions + excluded.impressions, views = d.views + excluded.views,
          likes = d.likes + excluded.likes
      `.execute(db.current);
    },
  };
}
