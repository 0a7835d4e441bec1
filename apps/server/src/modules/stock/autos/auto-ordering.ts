import { sql } from 'kysely';
import { type Slice, limitOf } from '../../../platform/db/list-query';

import { type Sql, nothing, literal } from '../../../platform/db/statement';
import type { Access } from '../../../platform/values/access';
import { addDays, dayInTashkent, midnightOf } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { ListMoment } from './auto-filters';
import type { AutoOrdering } from './auto-types';
import { costOf, stockedOn } from './stock-bands';
import { statuses } from './transition-rules';

type Direction = 'asc' | 'desc';

/** Part of the list that one index returns in order. Parts are merged by `key`. */
interface Branch {
  where?: Sql;
  key: Sql;
  /** Expression of the index: `key` without rate and clock. */
  by: Sql;
  byDirection?: Direction;
}

interface Order {
  direction: Direction;
  branches: readonly [Branch, ...Branch[]];
  /** Source when the figures are in their own table. */
  from?: Sql;
  /** Condition of that table, beginning with "and". */
  own?: (owner: Owner) => Sql;
}

const simple = (by: Sql, direction: Direction): Order => ({
  direction,
  branches: [{ by, key: by }],
});

/** Orders by a nullable column with missing values last in both directions. The expressions match those of the indexes. */
const nullable = (column: string, last: number, direction: Direction): Order =>
  simple(sql`coalesce(${sql.ref(`a.${column}`)}, ${sql.lit(last)})`, direction);

function byPrice(direction: Direction, rate: number): Order {
  const by = sql`coalesce(a.price, ${direction === 'asc' ? sql`10000000000000` : sql`-1`})`;
  const missing = direction === 'asc' ? sql`'infinity'` : sql`-1`;
  const key = (factor: Sql) => sql`coalesce(a.price::float8 * ${factor}, ${missing})`;
  return {
    direction,
    branches: [
      { where: sql`a.currency = 'UZS'`, by, key: key(sql`1`) },
      { where: sql`a.currency = 'USD'`, by, key: key(sql`${rate}::float8`) },
    ],
  };
}

/** Orders current cars by arrival, and former ones by how long they were listed. */
function byDays(direction: Direction, now: Date): Order {
  return {
    direction,
    branches: [
      {
        where: sql`a.closed_at is null`,
        by: sql`a.created_at`,
        byDirection: direction === 'asc' ? 'desc' : 'asc',
        key: sql`${now}::timestamptz - a.created_at`,
      },
      {
        where: sql`a.closed_at is not null`,
        by: sql`(a.closed_at - a.created_at)`,
        key: sql`a.closed_at - a.created_at`,
      },
    ],
  };
}

const byTotal = (column: 'views' | 'calls'): Order => ({
  ...simple(sql.ref(`t.${column}`), 'desc'),
  from: sql`auto_totals t join autos a on a.id = t.auto_id and a.business_user_id = t.business_user_id`,
  // The figures are filtered by the same owner.
  own: (owner) => sql`and t.business_user_id = ${owner}`,
});

const missing = (direction: Direction) =>
  direction === 'asc' ? sql`'infinity'` : sql`'-infinity'`;

const inUzs = (rate: number) =>
  sql`(case a.currency when 'USD' then a.price * ${rate}::float8 else a.price end)`;

const byMarket = (direction: Direction, rate: number): Order => ({
  ...simple(
    sql`coalesce(${inUzs(rate)} / nullif(k.median, 0)::float8, ${missing(direction)})`,
    direction,
  ),
  from: sql`autos a left join auto_markets k on k.auto_id = a.id`,
});

const byStock = (direction: Direction, now: Date): Order =>
  simple(
    sql`coalesce((select s.sold_on from sales s where s.auto_id = a.id), ${dayInTashkent(now)}::date) - ${stockedOn('a')}`,
    direction,
  );

const byMargin = (direction: Direction, rate: number): Order =>
  simple(
    sql`coalesce((${inUzs(rate)} - ${costOf('a')})::float8, ${missing(direction)})`,
    direction,
  );

const recent = {
  views: sql`(select coalesce(sum(d.views), 0) from auto_days d where d.auto_id = a.id and (d.date::timestamp at time zone 'Asia/Tashkent') >=`,
  calls: sql`(select count(*) from leads l where l.auto_id = a.id and l.type = 'call' and l.created_at >=`,
  leads: sql`(select count(*) from leads l where l.auto_id = a.id and l.created_at >=`,
} as const;

const byRecent = (figure: keyof typeof recent, direction: Direction, now: Date): Order =>
  simple(sql`${recent[figure]} ${midnightOf(addDays(dayInTashkent(now), -29))})`, direction);

const byBrand = (direction: Direction): Order => ({
  ...simple(sql`lower(b.name || ' ' || m.name)`, direction),
  from: sql`autos a join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id`,
});

/** In the order of the life of a listing. */
const byStatus = (direction: Direction): Order =>
  simple(sql`array_position(${sql.lit(`{${statuses.join(',')}}`)}::text[], a.status)`, direction);

const bySalon = (direction: Direction): Order => ({
  // The first key keeps missing showrooms last in both directions.
  ...simple(sql`(s.id is null), lower(s.name)`, direction),
  from: sql`autos a left join avtosalons s on s.id = a.avtosalon_id`,
});

function orderOf(ordering: AutoOrdering, moment: ListMoment): Order {
  switch (ordering) {
    case '-created_at':
      return simple(sql`a.created_at`, 'desc');
    case 'created_at':
      return simple(sql`a.created_at`, 'asc');
    case 'price':
      return byPrice('asc', moment.rate);
    case '-price':
      return byPrice('desc', moment.rate);
    case 'year':
      return nullable('year', 9999, 'asc');
    case '-year':
      return nullable('year', -1, 'desc');
    case 'mileage':
      return nullable('mileage', 99999999, 'asc');
    case '-mileage':
      return nullable('mileage', -1, 'desc');
    case '-views':
      return byTotal('views');
    case '-calls':
      return byTotal('calls');
    case '-days_in_salon':
      return byDays('desc', moment.now);
    case 'days_in_salon':
      return byDays('asc', moment.now);
    case 'market':
      return byMarket('asc', moment.rate);
    case '-market':
      return byMarket('desc', moment.rate);
    case 'days_in_stock':
      return byStock('asc', moment.now);
    case '-days_in_stock':
      return byStock('desc', moment.now);
    case 'margin':
      return byMargin('asc', moment.rate);
    case '-margin':
      return byMargin('desc', moment.rate);
    case 'recent_views':
      return byRecent('views', 'asc', moment.now);
    case '-recent_views':
      return byRecent('views', 'desc', moment.now);
    case 'recent_calls':
      return byRecent('calls', 'asc', moment.now);
    case '-recent_calls':
      return byRecent('calls', 'desc', moment.now);
    case 'recent_leads':
      return byRecent('leads', 'asc', moment.now);
    case '-recent_leads':
      return byRecent('leads', 'desc', moment.now);
    case 'brand':
      return byBrand('asc');
    case '-brand':
      return byBrand('desc');
    case 'status':
      return byStatus('asc');
    case '-status':
      return byStatus('desc');
    case 'avtosalon':
      return bySalon('asc');
    case '-avtosalon':
      return bySalon('desc');
    case 'expires_at':
      return simple(
        sql`(case when a.status = 'active' then a.expires_at else 'infinity' end)`,
        'asc',
      );
    default:
      return ordering satisfies never;
  }
}

const directions = { asc: sql`asc`, desc: sql`desc` } as const;

/** Ids of a slice with their place `n`. Each branch reads its index only up to the slice's end. Equal rows are ordered by id. */
export function autoIds(
  conditions: Sql,
  slice: Slice<AutoOrdering>,
  moment: ListMoment,
  { owner }: Access,
): Sql {
  const { direction, branches, from, own } = orderOf(slice.ordering, moment);
  const directionSql = directions[direction];
  const source = from ?? sql`autos a`;
  const limit = limitOf(slice);
  const [first, ...others] = branches;
  if (others.length === 0) {
    const by = sql`${first.by} ${directionSql}, a.id ${directionSql}`;
    return sql`select a.id, row_number() over (order by ${by}) as n
      from ${source} where ${conditions} ${own?.(owner) ?? nothing} order by ${by} ${limit}`;
  }
  const end = slice.offset === 0 ? literal(slice.size) : sql`${slice.size + slice.offset}`;
  const parts = branches.map(
    ({ where = sql`true`, by, byDirection = direction, key }) =>
      sql`(select a.id, ${key} as key from ${source} where ${conditions} and ${where}
        order by ${by} ${directions[byDirection]}, a.id ${directionSql} limit ${end})`,
  );
  return sql`select id, row_number() over (order by key ${directionSql}, id ${directionSql}) as n
    from (${sql.join(parts, sql` union all `)}) parts
    order by key ${directionSql}, id ${directionSql} ${limit}`;
}
