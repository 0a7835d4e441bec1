import { sql } from 'kysely';
import { addDays } from '../../../platform/values/clock';
import { type Access, sellerOf } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import { andShowroomScope, showroomCondition } from '../../../platform/db/showroom-scope';
import { type Sql, nothing } from '../../../platform/db/statement';
import type { Days, Place } from './statistics-types';

export interface PlaceSql {
  owner: Owner;
  /** Filter by showroom, beginning with "and"; empty for all showrooms. */
  place(column: string): Sql;
  /** The same filter for views of cars. For a seller it matches nothing, as their figures cover only their own leads. */
  ofViews(column: string): Sql;
  /** The same filter for leads under that alias. For a seller only their own. */
  ofLeads(alias?: string): Sql;
  /** The same filter for sold cars under that alias. For a seller only sales to their own leads. */
  ofSales(alias?: string): Sql;
}

export interface PeriodSql extends PlaceSql {
  from: Sql;
  to: Sql;
  within(column: string): Sql;
}

export const dayOf = (column: string): Sql =>
  sql`(${sql.ref(column)} at time zone 'Asia/Tashkent')::date`;

const midnight = (date: Sql) => sql`((${date})::timestamp at time zone 'Asia/Tashkent')`;

export function placeSql(access: Access, avtosalon: Place): PlaceSql {
  function asked(column: string): Sql {
    if (avtosalon === undefined) return nothing;
    return avtosalon === 'none'
      ? sql`and ${sql.ref(column)} is null`
      : sql`and ${sql.ref(column)} = ${Number(avtosalon)}`;
  }
  const seller = sellerOf(access);
  function place(column: string): Sql {
    const scope = showroomCondition(access, sql.ref(column));
    return scope === undefined ? asked(column) : sql`${asked(column)} and ${scope}`;
  }
  return {
    owner: access.owner,
    place,
    ofViews: (column) => (seller === undefined ? place(column) : sql`and false`),
    ofSales(alias = 'autos') {
      const sold = place(`${alias}.avtosalon_id`);
      return seller === undefined
        ? sold
        : sql`${sold} and exists (select from leads sale where sale.id = ${sql.ref(`${alias}.sale_lead_id`)}
            and sale.responsible_id = ${seller})`;
    },
    ofLeads(alias = 'leads') {
      const mine =
        seller === undefined ? nothing : sql`and ${sql.ref(`${alias}.responsible_id`)} = ${seller}`;
      return sql`${asked(`${alias}.avtosalon_id`)} ${andShowroomScope(access, 'leads', alias)} ${mine}`;
    },
  };
}

/** First day of the month that is `months` after the date's month. */
function monthAfter(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Whole months of a period, `end` excluded; undefined when it has none. */
export function fullMonths({ from, to }: Days): { first: string; end: string } | undefined {
  const first = from.endsWith('-01') ? from : monthAfter(from, 1);
  const end = monthAfter(addDays(to, 1), 0);
  return first < end ? { first, end } : undefined;
}

/**
 * A select of impressions, views and likes per `auto_id` over the days. Whole months are read from their sums: a year of a thousand cars is
 * 366,000 days.
 */
export function sumsByCar({ owner, ofViews, from, to }: PeriodSql, days: Days): Sql {
  const months = fullMonths(days);
  const columns = sql`auto_id, impressions, views, likes`;
  const own = sql`where business_user_id = ${owner} ${ofViews('avtosalon_id')}`;
  const day = (date: string) => sql`${date}::date`;
  const parts =
    months === undefined
      ? [sql`select ${columns} from auto_days ${own} and date between ${from} and ${to}`]
      : [
          sql`select ${columns} from auto_months ${own} and month >= ${day(months.first)} and month < ${day(months.end)}`,
          sql`select ${columns} from auto_days ${own} and date >= ${from} and date < ${day(months.first)}`,
          sql`select ${columns} from auto_days ${own} and date >= ${day(months.end)} and date <= ${to}`,
        ];
  return sql`select auto_id, sum(impressions)::int as impressions, sum(views)::int as views, sum(likes)::int as likes
    from (${sql.join(parts, sql` union all `)}) seen group by auto_id`;
}

export function periodSql(access: Access, days: Days, avtosalon: Place): PeriodSql {
  const place = placeSql(access, avtosalon);
  const from = sql`${days.from}::date`;
  const to = sql`${days.to}::date`;
  return {
    ...place,
    from,
    to,
    within: (column) =>
      sql`${sql.ref(column)} >= ${midnight(from)} and ${sql.ref(column)} < ${midnight(sql`${to} + 1`)}`,
  };
}
