import { sql } from 'kysely';
import { actingSeller } from '../../../platform/db/acting';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import { type Sql, createPrepared, nothing } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';

/** Who waits longer than that without a reaction counts with the time so far. */
const patience = sql`interval '60 minutes'`;

export interface SpeedPeriod {
  owner: Owner;
  now: Date;
  /** Where the days counted begin, and where the days before them do. */
  from: Date;
  previousFrom: Date;
  avtosalon: number | undefined;
  /** Only of leads that this person or nobody is responsible for. */
  responsible: number | undefined;
}

export interface StoredSpeed {
  count: number;
  median: number | null;
  working_median: number | null;
  previous: number | null;
}

/** Seconds that a showroom was open in all until a moment; the difference of two is how long it was open between them. */
function openUntil(column: string): Sql {
  const time = sql.ref(column);
  const tashkent = sql`(extract(epoch from ${time}) + 5 * 3600)`;
  const opening = sql`extract(epoch from opening_time::time)`;
  const closing = sql`extract(epoch from closing_time::time)`;
  return sql`(floor(${tashkent} / 86400) * (${closing} - ${opening})
    + least(greatest(mod(${tashkent}, 86400) - ${opening}, 0), ${closing} - ${opening}))`;
}

/** How fast buyers get a reaction. */
export function createResponseSpeedRepository(db: Db) {
  const run = createPrepared(db);

  return {
    /** A median per contact. Answered calls and leads that the dealer wrote down are none: they would make it 0. */
    async measure({ owner, now, from, previousFrom, avtosalon, responsible }: SpeedPeriod) {
      const until = sql`${now}::timestamptz`;
      const salon = avtosalon === undefined ? nothing : sql`and l.avtosalon_id = ${avtosalon}`;
      const whose =
        responsible === undefined
          ? nothing
          : sql`and coalesce(l.responsible_id, 0) in (0, ${responsible})`;
      const scope = andShowroomScope('leads', 'l');
      const seller = actingSeller();
      const own = seller === undefined ? nothing : sql`and l.responsible_id = ${seller}`;
      const [row] = await run(sql<StoredSpeed>`with contacts as (
           select c.created_at as at, c.first_response_at as reacted_at,
             coalesce(c.first_response_at, ${until}) as ended_at, s.opening_time, s.closing_time
           from lead_contacts c
           join leads l on l.id = c.lead_id left join avtosalons s on s.id = l.avtosalon_id
           where c.business_user_id = ${owner} and c.created_at >= ${previousFrom} and c.created_at <= ${until}
             and c.source <> 'dealer' and c.call_answered is not true ${salon} ${whose} ${scope} ${own}
         ), waits as (
           select at >= ${from} as is_current, extract(epoch from ended_at - at) as waited,
             ${openUntil('ended_at')} - ${openUntil('at')} as worked
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
