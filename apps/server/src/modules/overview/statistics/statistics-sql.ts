import { actingSeller } from '../../../platform/db/acting';
import type { Owner } from '../../../platform/values/owner';
import { andShowroomScope, showroomCondition } from '../../../platform/db/showroom-scope';
import { type SqlParameters, createParameters } from '../../../platform/db/sql-parameters';
import type { Days, Place } from './statistics-types';

/** Pieces of statements about a dealership's rows. */
export interface PlaceSql {
  parameters: SqlParameters;
  owner: string;
  /** Narrows by the showroom, beginning with "and"; nothing where all are asked for. */
  place(column: string): string;
  /** The same for leads under that alias; of a seller, their own alone. */
  ofLeads(alias?: string): string;
}

/** The same about its days. */
export interface PeriodSql extends PlaceSql {
  from: string;
  to: string;
  /** Whether a moment lies in the days. An event belongs to the day of Tashkent that it happened on. */
  within(column: string): string;
}

/** The day of a moment. */
export const dayOf = (column: string) => `(${column} at time zone 'Asia/Tashkent')::date`;

const midnight = (date: string) => `((${date})::timestamp at time zone 'Asia/Tashkent')`;

export function placeSql(owner: Owner, avtosalon: Place): PlaceSql {
  const parameters = createParameters();
  const own = parameters.add(owner);
  const salon =
    avtosalon === undefined || avtosalon === 'none' ? undefined : parameters.add(Number(avtosalon));
  const add = (value: unknown) => parameters.add(value);
  function asked(column: string): string {
    if (avtosalon === 'none') return `and ${column} is null`;
    return salon === undefined ? '' : `and ${column} = ${salon}`;
  }
  const seller = actingSeller();
  return {
    parameters,
    owner: own,
    place(column) {
      const scope = showroomCondition(column, add);
      return scope === undefined ? asked(column) : `${asked(column)} and ${scope}`;
    },
    ofLeads(alias = 'leads') {
      const mine = seller === undefined ? '' : `and ${alias}.responsible_id = ${add(seller)}`;
      return `${asked(`${alias}.avtosalon_id`)} ${andShowroomScope('leads', alias, add)} ${mine}`;
    },
  };
}

/** The first day of the month that is so many months after that of a day. */
function monthAfter(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

const dayAfter = (date: string) =>
  new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** The whole months of a period: from the first day of one, up to that of another. Undefined where it has none. */
export function fullMonths({ from, to }: Days): { first: string; end: string } | undefined {
  const first = from.endsWith('-01') ? from : monthAfter(from, 1);
  const end = monthAfter(dayAfter(to), 0);
  return first < end ? { first, end } : undefined;
}

/**
 * A select of what each car was seen, by `auto_id`: impressions, views and likes of the days. Whole months are read from their sums: a year of
 * a thousand cars is 366,000 days.
 */
export function sumsByCar({ parameters, owner, place, from, to }: PeriodSql, days: Days): string {
  const months = fullMonths(days);
  const columns = 'auto_id, impressions, views, likes';
  const own = `where business_user_id = ${owner} ${place('avtosalon_id')}`;
  const day = (date: string) => `${parameters.add(date)}::date`;
  const parts =
    months === undefined
      ? [`select ${columns} from auto_days ${own} and date between ${from} and ${to}`]
      : [
          `select ${columns} from auto_months ${own} and month >= ${day(months.first)} and month < ${day(months.end)}`,
          `select ${columns} from auto_days ${own} and date >= ${from} and date < ${day(months.first)}`,
          `select ${columns} from auto_days ${own} and date >= ${day(months.end)} and date <= ${to}`,
        ];
  return `select auto_id, sum(impressions)::int as impressions, sum(views)::int as views, sum(likes)::int as likes
    from (${parts.join(' union all ')}) seen group by auto_id`;
}

export function periodSql(owner: Owner, days: Days, avtosalon: Place): PeriodSql {
  const sql = placeSql(owner, avtosalon);
  const from = `${sql.parameters.add(days.from)}::date`;
  const to = `${sql.parameters.add(days.to)}::date`;
  return {
    ...sql,
    from,
    to,
    within: (column) => `${column} >= ${midnight(from)} and ${column} < ${midnight(`${to} + 1`)}`,
  };
}
