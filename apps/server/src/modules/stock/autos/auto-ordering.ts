import { type Slice, limitOf } from '../../../platform/db/list-query';
import type { SqlParameters } from '../../../platform/db/sql-parameters';
import type { ListMoment } from './auto-filters';
import type { AutoOrdering } from './auto-types';

type Direction = 'asc' | 'desc';

/** A part of the list that one index gives in order; parts are merged by `key`. */
interface Branch {
  where?: string;
  key: string;
  /** What the index is by; `key` without rate and clock. */
  by: string;
  byDirection?: Direction;
}

interface Order {
  direction: Direction;
  branches: readonly [Branch, ...Branch[]];
  /** Figures are in a table of their own. */
  from?: string;
}

const simple = (by: string, direction: Direction): Order => ({
  direction,
  branches: [{ by, key: by }],
});

/** By a nullable column: what is missing comes last both ways. The expressions are those of the indexes. */
const nullable = (column: string, last: string, direction: Direction): Order =>
  simple(`coalesce(a.${column}, ${last})`, direction);

function byPrice(direction: Direction, rate: string): Order {
  const by = `coalesce(a.price, ${direction === 'asc' ? '10000000000000' : '-1'})`;
  const missing = direction === 'asc' ? "'infinity'" : '-1';
  const key = (factor: string) => `coalesce(a.price::float8 * ${factor}, ${missing})`;
  return {
    direction,
    branches: [
      { where: `a.currency = 'UZS'`, by, key: key('1') },
      { where: `a.currency = 'USD'`, by, key: key(`${rate}::float8`) },
    ],
  };
}

/** Cars that are still there by when they came, the others by how long they were listed. */
function byDays(direction: Direction, now: string): Order {
  return {
    direction,
    branches: [
      {
        where: 'a.closed_at is null',
        by: 'a.created_at',
        byDirection: direction === 'asc' ? 'desc' : 'asc',
        key: `${now}::timestamptz - a.created_at`,
      },
      {
        where: 'a.closed_at is not null',
        by: '(a.closed_at - a.created_at)',
        key: 'a.closed_at - a.created_at',
      },
    ],
  };
}

const byTotal = (column: 'views' | 'calls'): Order => ({
  ...simple(`t.${column}`, 'desc'),
  from: 'auto_totals t join autos a on a.id = t.auto_id and a.business_user_id = t.business_user_id',
});

function orderOf(ordering: AutoOrdering, moment: ListMoment, p: SqlParameters): Order {
  switch (ordering) {
    case '-created_at':
      return simple('a.created_at', 'desc');
    case 'created_at':
      return simple('a.created_at', 'asc');
    case 'price':
      return byPrice('asc', p.add(moment.rate));
    case '-price':
      return byPrice('desc', p.add(moment.rate));
    case 'year':
      return nullable('year', '9999', 'asc');
    case '-year':
      return nullable('year', '-1', 'desc');
    case 'mileage':
      return nullable('mileage', '99999999', 'asc');
    case '-mileage':
      return nullable('mileage', '-1', 'desc');
    case '-views':
      return byTotal('views');
    case '-calls':
      return byTotal('calls');
    case '-days_in_salon':
      return byDays('desc', p.add(moment.now));
    case 'days_in_salon':
      return byDays('asc', p.add(moment.now));
    case 'expires_at':
      return simple(`(case when a.status = 'active' then a.expires_at else 'infinity' end)`, 'asc');
    default:
      return ordering satisfies never;
  }
}

/**
 * Statement of a slice's ids with their place `n`. Each branch reads no more than the slice's end out of its index; the id decides
 * between equals.
 */
export function autoIds(
  conditions: string,
  slice: Slice<AutoOrdering>,
  moment: ListMoment,
  p: SqlParameters,
): string {
  const { direction, branches, from = 'autos a' } = orderOf(slice.ordering, moment, p);
  // The owner is the first value; the figures are asked for the same one.
  const owner = from === 'autos a' ? '' : ` and t.business_user_id = $1`;
  const limit = limitOf(slice, p);
  const [first, ...others] = branches;
  if (others.length === 0) {
    return `select a.id, row_number() over (order by ${first.by} ${direction}, a.id ${direction}) as n
      from ${from} where ${conditions}${owner}
      order by ${first.by} ${direction}, a.id ${direction} ${limit}`;
  }
  const end = slice.offset === 0 ? Math.trunc(slice.size) : p.add(slice.size + slice.offset);
  const parts = branches.map(
    ({ where, by, byDirection = direction, key }) =>
      `(select a.id, ${key} as key from ${from} where ${conditions} and ${where}
        order by ${by} ${byDirection}, a.id ${direction} limit ${end})`,
  );
  return `select id, row_number() over (order by key ${direction}, id ${direction}) as n
    from (${parts.join(' union all ')}) parts
    order by key ${direction}, id ${direction} ${limit}`;
}
