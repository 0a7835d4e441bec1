import { sql } from 'kysely';
import type { Db } from '../../db/client';

export type Figure = 'views' | 'likes' | 'calls' | 'chats' | 'leads';

/** So much more of a figure on a day. */
export interface Increment {
  auto_id: number;
  /** In Tashkent. */
  date: string;
  figure: Figure;
  by: number;
}

const none: Readonly<Record<Figure, number>> = { views: 0, likes: 0, calls: 0, chats: 0, leads: 0 };

/** Counts what happened to listings. The caller knows whose they are. */
export function createAutoCountsRepository(db: Db) {
  return {
    /** Days and totals grow together, so that the days add up to the totals. */
    async count(increments: readonly Increment[]): Promise<void> {
      const sums = new Map<string, { auto_id: number; date: string } & Record<Figure, number>>();
      for (const { auto_id, date, figure, by } of increments) {
        const key = `${auto_id} ${date}`;
        const sum = sums.get(key) ?? { auto_id, date, ...none };
        sums.set(key, { ...sum, [figure]: sum[figure] + by });
      }
      if (sums.size === 0) return;
      // In one order everywhere, so that two batches never wait for each other.
      const rows = [...sums.values()].sort(
        (a, b) => a.auto_id - b.auto_id || a.date.localeCompare(b.date),
      );
      const json = JSON.stringify(rows);
      const table = sql`
        json_to_recordset(${json}::json)
          as n(auto_id bigint, date date, views int, likes int, calls int, chats int, leads int)`;
      await sql`
        insert into auto_days as d (auto_id, date, views, likes, calls, chats, leads)
        select auto_id, date, views, likes, calls, chats, leads from ${table}
        on conflict (auto_id, date) do update set
          views = d.views + excluded.views, likes = d.likes + excluded.likes, calls = d.calls + excluded.calls,
          chats = d.chats + excluded.chats, leads = d.leads + excluded.leads
      `.execute(db.current);
      await sql`
        update auto_totals t set views = t.views + n.views, likes = t.likes + n.likes, calls = t.calls + n.calls,
          chats = t.chats + n.chats, leads = t.leads + n.leads
        from (select auto_id, sum(views)::int as views, sum(likes)::int as likes, sum(calls)::int as calls,
          sum(chats)::int as chats, sum(leads)::int as leads
          from ${table} group by auto_id) n
        where t.auto_id = n.auto_id`.execute(db.current);
    },
  };
}
