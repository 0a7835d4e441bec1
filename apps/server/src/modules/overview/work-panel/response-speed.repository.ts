import { sql } from 'kysely';
import { type Access, sellerOf } from '../../../platform/values/access';
import { inSeconds } from '../../../platform/values/clock';
import type { Db } from '../../../platform/db/client';
import { type Sql, createPrepared, nothing } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';

/** A contact without a reaction counts with its wait so far once that is longer than this. */
const patience = sql`interval '60 minutes'`;

export interface SpeedPeriod {
  access: Access;
  now: Date;
  from: Date;
  previousFrom: Date;
  avtosalon: number | undefined;
  /** Only leads that this person or nobody is responsible for. */
  responsible: number | undefined;
}

export interface StoredSpeed {
  count: number;
  median: number | null;
  working_median: number | null;
  previous: number | null;
}

const { day } = inSeconds;
const week = 7 * day;

const opening = (table: string) =>
  sql`extract(epoch from ${sql.ref(`${table}.opening_time`)}::time)`;

/** Seconds from opening to closing. A closing time not after the opening time is on the next day. */
const openSeconds = (table: string) =>
  sql`(case when ${sql.ref(`${table}.closing_time`)} > ${sql.ref(`${table}.opening_time`)} then 0 else ${sql.lit(day)} end
    + extract(epoch from ${sql.ref(`${table}.closing_time`)}::time) - ${opening(table)})`;

/**
 * Seconds that a showroom was open until a given time. The difference of two values is the open time between them.
 * @param period seconds after which the hours repeat
 * @param starts seconds from the beginning of the period to the opening
 * @param length seconds from opening to closing
 */
function openUntil(time: Sql, period: number, starts: Sql, length: Sql): Sql {
  const at = sql`mod(${time}, ${sql.lit(period)})`;
  const after = sql`${starts} + ${length} - ${sql.lit(period)}`;
  return sql`floor(${time} / ${sql.lit(period)}) * ${length} + least(greatest(${at} - ${starts}, 0), ${length})
    + least(${at}, greatest(${after}, 0))`;
}

/** Seconds since a Monday in Tashkent; 1970 began on a Thursday. */
const sinceMonday = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) + ${sql.lit(3 * day + 5 * 3600)})`;

/** The same from the weekday hours. A day that runs past midnight ends when the next day opens. */
function openUntilOf(column: string): Sql {
  const time = sinceMonday(column);
  const daily = openUntil(time, day, opening('contacts'), openSeconds('contacts'));
  return sql`case when weekday_hours = '[]' then ${daily} else (
    select sum(${openUntil(time, week, sql`starts`, sql`length`)}) from (
      select starts, least(length, lead(starts) over (order by starts) - starts) as length from (
        select (n - 1) * ${sql.lit(day)} + ${opening('hours')} as starts, ${openSeconds('hours')} as length
        from generate_series(1, 8) n
        left join jsonb_to_recordset(weekday_hours) own (weekday int, opening_time text, closing_time text)
          on own.weekday = (n - 1) % 7 + 1
        cross join lateral (select
          case when own.weekday is null then contacts.opening_time else own.opening_time end as opening_time,
          case when own.weekday is null then contacts.closing_time else own.closing_time end as closing_time
        ) hours
        where hours.opening_time is not null
      ) days
    ) periods where starts < ${sql.lit(week)}) end`;
}

export function createResponseSpeedRepository(db: Db) {
  const run = createPrepared(db);

  return {
    /** Returns the median per contact. Answered calls and leads entered by the dealer are excluded: they would make it 0. */
    async measure({ access, now, from, previousFrom, avtosalon, responsible }: SpeedPeriod) {
      const until = sql`${now}::timestamptz`;
      const salon = avtosalon === undefined ? nothing : sql`and l.avtosalon_id = ${avtosalon}`;
      const whose =
        responsible === undefined
          ? nothing
          : sql`and coalesce(l.responsible_id, 0) in (0, ${responsible})`;
      const scope = andShowroomScope(access, 'leads', 'l');
      const seller = sellerOf(access);
      const own = seller === undefined ? nothing : sql`and l.responsible_id = ${seller}`;
      const [row] = await run(sql<StoredSpeed>`with contacts as (
           select c.created_at as at, c.first_response_at as reacted_at,
             coalesce(c.first_response_at, ${until}) as ended_at, s.opening_time, s.closing_time,
             coalesce(s.weekday_hours, '[]') as weekday_hours
           from lead_contacts c
           join leads l on l.id = c.lead_id left join avtosalons s on s.id = l.avtosalon_id
           where c.business_user_id = ${access.owner} and c.created_at >= ${previousFrom} and c.created_at <= ${until}
             and c.source <> 'dealer' and c.call_answered is not true ${salon} ${whose} ${scope} ${own}
         ), waits as (
           select at >= ${from} as is_current, extract(epoch from ended_at - at) as waited,
             ${openUntilOf('ended_at')} - ${openUntilOf('at')} as worked
           from contacts where reacted_at is not null or at <= ${until} - ${patience}
         )
         select count(*) filter (where is_current)::int as count,
           round(percentile_cont(0.5) within group (order by waited) filter (where is_current))::int as median,
           round(percentile_cont(0.5) within group (order by worked) filter (where is_current and worked > 0))::int
             as working_median,
           round(percentile_cont(0.5) within group (order by waited) filter (where not is_current))::int as previous
         from waits`);
      return row ?? { count: 0, median: null, working_median: null, previous: null };
    },
  };
}
