import { actingSeller } from '../../acting';
import type { Owner } from '../../db/owner';
import { andShowroomScope, showroomCondition } from '../../db/showroom-scope';
import { type SqlParameters, createParameters } from '../../db/sql-parameters';
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
