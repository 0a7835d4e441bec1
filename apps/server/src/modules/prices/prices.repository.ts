import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Currency } from '../autos/auto-types';

/** What cars are compared by; what is not known does not narrow. */
export interface Criteria {
  /** The listing itself, which is not compared with itself. */
  auto_id?: number | undefined;
  model_id: number;
  generation_id?: number | undefined;
  year: number;
  mileage?: number | undefined;
  transmission?: number | undefined;
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

/** Enough for a median that does not move. */
const mostPrices = 1000;

const optional = (value: number | undefined, condition: RawBuilder<unknown>) =>
  value === undefined ? sql`` : sql` and ${condition}`;

/** Of any dealership: active, in an open showroom, and alike (contract, listComparables). */
function alike(criteria: Criteria, since: Date): RawBuilder<unknown> {
  const { auto_id, model_id, generation_id, year, mileage, transmission } = criteria;
  return sql`
    autos a join avtosalons s on s.id = a.avtosalon_id and s.status = 'active'
    where a.status = 'active' and a.price > 0 and a.activated_at >= ${since}
      and a.car_model_id = ${model_id} and a.year between ${year - 1} and ${year + 1}
      ${optional(auto_id, sql`a.id <> ${auto_id}`)}
      ${optional(generation_id, sql`a.generation_id = ${generation_id}`)}
      ${optional(mileage, sql`abs(a.mileage - ${mileage}) <= greatest(${mileage} * 0.3, 15000)`)}
      ${optional(transmission, sql`a.transmission_id = ${transmission}`)}`;
}

/**
 * What the market asks. The one place that reads listings of other dealers for a dealer: it selects what every buyer sees and
 * nothing else.
 */
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

    /** Asking prices in so'm, the lowest first. */
    async prices(criteria: Criteria, since: Date, rate: number): Promise<number[]> {
      const { rows } = await sql<{ price: number }>`
        select case a.currency when 'USD' then a.price * ${rate}::bigint else a.price end as price
        from ${alike(criteria, since)} order by 1 limit ${mostPrices}`.execute(db.current);
      return rows.map(({ price }) => price);
    },

    /** A listing of this dealer, as far as its price is concerned. */
    own(owner: number, id: number) {
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
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .where('status', '<>', 'deleted')
        .executeTakeFirst();
    },
  };
}
