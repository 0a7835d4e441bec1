import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import { createStatements } from '../../../platform/db/statement';
import { responseBucket } from '../../../platform/db/response-bucket';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import type { Comparison } from './statistics-period';
import { dayOf, periodSql, placeSql } from './statistics-sql';
import type { Days, Place } from './statistics-types';

export interface DayRow {
  date: string;
  views: number;
  likes: number;
  calls: number;
  requests: number;
  chats: number;
  leads: number;
  sold: number;
}

export type Part = 'compared' | 'rest' | 'previous';

export interface FunnelPart {
  avtosalon_id: number | null;
  avtosalon_name: string | null;
  part: Part;
  impressions: number;
  views: number;
  interest: number;
  leads: number;
  sold: number;
}

export interface ResponseRow {
  bucket: 'within_10_minutes' | 'within_1_hour' | 'later' | 'none';
  leads: number;
  sold: number;
}

/**
 * A dealership's figures over days. Views and likes come from stored sums by day and showroom; leads and sales are counted from their rows,
 * so that they match their lists. Statements are planned each time, because the length of the period decides the plan.
 */
export function createPeriodFiguresRepository(db: Db) {
  const run = createStatements(db);

  return {
    /** One row per day, including days without events. */
    days(access: Access, days: Days, avtosalon: Place): Promise<DayRow[]> {
      const {
        owner: own,
        from,
        to,
        ofViews,
        ofLeads,
        ofSales,
        within,
      } = periodSql(access, days, avtosalon);
      return run(sql<DayRow>`with v as (
           select date, sum(views)::int as views, sum(likes)::int as likes from business_days
           where business_user_id = ${own} and date between ${from} and ${to} ${ofViews('avtosalon_id')}
           group by date
         ), l as (
           select ${dayOf('created_at')} as date, count(*)::int as leads,
             count(*) filter (where type = 'call')::int as calls,
             count(*) filter (where type = 'leads')::int as requests,
             count(*) filter (where type = 'room')::int as chats
           from leads where business_user_id = ${own} and ${within('created_at')} ${ofLeads()}
           group by 1
         ), s as (
           select ${dayOf('sold_at')} as date, count(*)::int as sold from autos
           where business_user_id = ${own} and ${within('sold_at')} ${ofSales()}
           group by 1
         )
         select d::date as date, coalesce(v.views, 0) as views, coalesce(v.likes, 0) as likes,
           coalesce(l.calls, 0) as calls, coalesce(l.requests, 0) as requests, coalesce(l.chats, 0) as chats,
           coalesce(l.leads, 0) as leads, coalesce(s.sold, 0) as sold
         from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') d
         left join v on v.date = d::date left join l on l.date = d::date left join s on s.date = d::date
         order by d`);
    },

    /** Only showrooms with events. */
    funnel(
      access: Access,
      days: Days,
      { previous, comparedTo, previousTo }: Comparison,
      avtosalon: Place,
    ): Promise<FunnelPart[]> {
      const all = { from: previous.from, to: days.to };
      const {
        owner: own,
        from,
        to,
        ofViews,
        ofLeads,
        ofSales,
        within,
      } = periodSql(access, all, avtosalon);
      const start = sql`${days.from}::date`;
      const compared = sql`${comparedTo}::date`;
      const before = sql`${previousTo}::date`;
      const steps = ['impressions', 'views', 'interest', 'leads', 'sold'];
      return run(sql<FunnelPart>`with d as (
           select avtosalon_id, date, impressions, views, likes as interest, 0 as leads, 0 as sold
           from business_days
           where business_user_id = ${own} and date between ${from} and ${to} ${ofViews('avtosalon_id')}
           union all
           select avtosalon_id, ${dayOf('created_at')}, 0, 0, 1, 1, 0 from leads
           where business_user_id = ${own} and ${within('created_at')} ${ofLeads()}
           union all
           select avtosalon_id, ${dayOf('sold_at')}, 0, 0, 0, 0, 1 from autos
           where business_user_id = ${own} and ${within('sold_at')} ${ofSales()}
         ), p as (
           select avtosalon_id,
             case when date >= ${start} and date <= ${compared} then 'compared'
               when date >= ${start} then 'rest' else 'previous' end as part,
             ${sql.join(steps.map((step) => sql`sum(${sql.ref(step)})::int as ${sql.ref(step)}`))}
           from d where date >= ${start} or date <= ${before}
           group by 1, 2
         )
         select p.*, s.name as avtosalon_name
         from p left join avtosalons s on s.id = p.avtosalon_id
         order by s.name nulls last, p.avtosalon_id`);
    },

    /** Omits deleted cars. */
    async statuses(access: Access, avtosalon: Place): Promise<Map<string, number>> {
      const { owner: own, place } = placeSql(access, avtosalon);
      const rows = await run(sql<{
        status: string;
        count: number;
      }>`select status, count(*)::int as count from autos
         where business_user_id = ${own} and status <> 'deleted' ${place('avtosalon_id')} group by status`);
      return new Map(rows.map(({ status, count }) => [status, count]));
    },

    async refreshes(
      access: Access,
      avtosalon: Place,
      now: Date,
    ): Promise<{ total: number; inactive: number }> {
      const { owner: own, place } = placeSql(access, avtosalon);
      const [row] = await run(sql<{
        total: number;
        inactive: number;
      }>`select count(*)::int as total,
           (count(*) filter (where coalesce(next_update_at, '-infinity') <= ${now}))::int as inactive
         from autos where business_user_id = ${own} and status = 'active' ${place('avtosalon_id')}`);
      return row ?? { total: 0, inactive: 0 };
    },

    /** Campaigns belong to no showroom. */
    campaigns: (
      owner: Owner,
    ): Promise<{ price_model: 'CPM' | 'CPC'; total: number; active: number }[]> =>
      run(sql<{
        price_model: 'CPM' | 'CPC';
        total: number;
        active: number;
      }>`select price_model, count(*)::int as total, (count(*) filter (where status = 'active'))::int as active
         from campaigns where business_user_id = ${owner} group by price_model`),

    /** Leads that needed a response, by response time, and how many of them bought. */
    responses(access: Access, days: Days, avtosalon: Place): Promise<ResponseRow[]> {
      const { owner: own, ofLeads, within } = periodSql(access, days, avtosalon);
      return run(sql<ResponseRow>`select bucket, count(*)::int as leads, (count(*) filter (where is_sold))::int as sold
         from (
           select ${responseBucket('l')} as bucket, exists (
             select from autos a
             where a.sale_lead_id = l.id and a.business_user_id = ${own} and a.sold_at is not null) as is_sold
           from leads l
           where l.business_user_id = ${own} and ${within('l.created_at')} ${ofLeads('l')}
         ) answered
         where bucket is not null group by bucket`);
    },

    async avtosalonName(access: Access, id: number): Promise<string | undefined> {
      const row = await db.current
        .selectFrom('avtosalons')
        .select('name')
        .where('business_user_id', '=', access.owner)
        .where('id', '=', id)
        .where(inShowrooms(access, 'avtosalons', 'avtosalons'))
        .executeTakeFirst();
      return row?.name;
    },
  };
}

export type PeriodFiguresRepository = ReturnType<typeof createPeriodFiguresRepository>;
