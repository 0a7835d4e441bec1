import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import type { Currency } from '../../../platform/values/money';

/** An undefined criterion does not filter. */
export interface Criteria {
  /** The listing that is compared. It is not among the results; `pricesOf` requires it. */
  auto_id?: number | undefined;
  model_id: number;
  generation_id?: number | undefined;
  year: number;
  mileage?: number | undefined;
  transmission?: number | undefined;
}

export interface ComparedCar {
  key: number;
  model_id: number;
  year: number;
  mileage: number | null;
}

export interface ComparableRow {
  id: number;
  business_user_id: number;
  brand_name: string;
  car_model_name: string;
  year: number;
  mileage: number | null;
  price: number;
  currency: Currency;
  region_id: number | null;
  region_ru: string | null;
  region_uz: string | null;
  cover_id: string | null;
  published_at: Date;
}

/** Limit of prices for one median. Above it only the newest listings count, since the cheapest are not representative. */
const mostPrices = 1000;

const optional = (value: number | undefined, condition: RawBuilder<unknown>) =>
  value === undefined ? sql`` : sql` and ${condition}`;

/**
 * `is true` prevents a join: PostgreSQL hashes the open showrooms once. For the prices of 30 cars among 50,000 that reads 900 pages; a
 * join, which looks up the showroom of each listing, reads 41,700 in more than twice the time.
 */
const isInOpenShowroom = sql`(a.avtosalon_id in (select id from avtosalons where status = 'active')) is true`;

/** Table and condition of comparable listings of any dealership: active, in an open showroom, alike as `listComparables` defines. */
function alike(criteria: Criteria, since: Date): RawBuilder<unknown> {
  const { auto_id, model_id, generation_id, year, mileage, transmission } = criteria;
  return sql`
    autos a
    where ${isInOpenShowroom} and a.status = 'active' and a.price > 0 and a.activated_at >= ${since}
      and a.car_model_id = ${model_id} and a.year between ${year - 1} and ${year + 1}
      ${optional(auto_id, sql`a.id <> ${auto_id}`)}
      ${optional(generation_id, sql`a.generation_id = ${generation_id}`)}
      ${optional(mileage, sql`abs(a.mileage - ${mileage}) <= greatest(${mileage} * 0.3, 15000)`)}
      ${optional(transmission, sql`a.transmission_id = ${transmission}`)}`;
}

/** The only place that reads other dealers' listings for a dealer. It selects only what every buyer sees. */
export function createPricesRepository(db: Db) {
  return {
    /** The nearest first: by year, then by mileage. */
    async page(
      criteria: Criteria,
      since: Date,
      { size, offset }: { size: number; offset: number },
    ): Promise<ComparableRow[]> {
      const { rows } = await sql<ComparableRow>`
        select x.*, b.name as brand_name, m.name as car_model_name, r.name_ru as region_ru, r.name_uz as region_uz
        from (
          select a.id, a.business_user_id, a.brand_id, a.car_model_id, a.year, a.mileage, a.price, a.currency,
            a.region_id, a.cover_id, coalesce(a.published_at, a.activated_at) as published_at,
            abs(a.year - ${criteria.year}) as years, abs(a.mileage - ${criteria.mileage ?? null}::int) as kilometres
          from ${alike(criteria, since)}
          order by years, kilometres nulls last, a.id limit ${size} offset ${offset}
        ) x
        join brands b on b.id = x.brand_id
        join car_models m on m.id = x.car_model_id
        left join regions r on r.id = x.region_id
        order by years, kilometres nulls last, x.id
      `.execute(db.current);
      return rows;
    },

    async count(criteria: Criteria, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${alike(criteria, since)}`.execute(db.current);
      return rows[0]?.count ?? 0;
    },

    /** Prices in so'm, ascending. */
    async prices(criteria: Criteria, since: Date, rate: number): Promise<number[]> {
      const { rows } = await sql<{ price: number }>`
        select price from (
          select case a.currency when 'USD' then a.price * ${rate}::bigint else a.price end as price
          from ${alike(criteria, since)} order by a.activated_at desc, a.id desc limit ${mostPrices}
        ) newest order by price`.execute(db.current);
      return rows.map(({ price }) => price);
    },

    /** Ascending prices in so'm by listing. A listing without comparables has no entry. */
    async pricesOf(
      listings: readonly Criteria[],
      since: Date,
      rate: number,
    ): Promise<Map<number, number[]>> {
      const { rows } = await sql<{ auto_id: number; prices: number[] }>`
        select c.auto_id, p.prices
        from json_to_recordset(${JSON.stringify(listings)}::json) as c(auto_id bigint, model_id bigint,
          generation_id bigint, year int, mileage int, transmission bigint)
        cross join lateral (
          select array_agg(x.price order by x.price) as prices from (
            select case a.currency when 'USD' then a.price * ${rate}::bigint else a.price end as price
            from autos a
            where ${isInOpenShowroom} and a.status = 'active' and a.price > 0 and a.activated_at >= ${since}
              and a.car_model_id = c.model_id and a.year between c.year - 1 and c.year + 1
              and a.id <> c.auto_id
              and (c.generation_id is null or a.generation_id = c.generation_id)
              and (c.mileage is null or abs(a.mileage - c.mileage) <= greatest(c.mileage * 0.3, 15000))
              and (c.transmission is null or a.transmission_id = c.transmission)
            order by a.activated_at desc, a.id desc limit ${mostPrices}
          ) x
        ) p
        where p.prices is not null`.execute(db.current);
      return new Map(rows.map(({ auto_id, prices }) => [auto_id, prices]));
    },

    /** Prices by key, for cars without listings; cars without comparables are left out. */
    async pricesLike(
      cars: readonly ComparedCar[],
      since: Date,
      rate: number,
    ): Promise<Map<number, number[]>> {
      const { rows } = await sql<{ key: number; prices: number[] | null }>`
        select c.key, x.prices
        from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) as c(key bigint, model_id bigint, year int, mileage int)
        cross join lateral (
          select array_agg(p.price order by p.price) as prices
          from (
            select (case a.currency when 'USD' then a.price * ${rate}::bigint else a.price end)::float8 as price
            from autos a
            where ${isInOpenShowroom} and a.status = 'active' and a.price > 0 and a.activated_at >= ${since}
              and a.car_model_id = c.model_id and a.year between c.year - 1 and c.year + 1
              and (c.mileage is null or abs(a.mileage - c.mileage) <= greatest(c.mileage * 0.3, 15000))
            order by a.activated_at desc, a.id desc limit ${mostPrices}
          ) p
        ) x`.execute(db.current);
      return new Map(rows.flatMap(({ key, prices }) => (prices === null ? [] : [[key, prices]])));
    },

    own(access: Access, id: number) {
      return db.current
        .selectFrom('autos')
        .select([
          'id',
          'car_model_id',
          'generation_id',
          'year',
          'mileage',
          'transmission_id',
          'price',
          'currency',
        ])
        .where('business_user_id', '=', access.owner)
        .where('id', '=', id)
        .where('status', '<>', 'deleted')
        .where(inShowrooms(access, 'autos', 'autos'))
        .executeTakeFirst();
    },
  };
}
