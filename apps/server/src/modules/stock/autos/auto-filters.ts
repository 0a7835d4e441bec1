import { day } from '../../../platform/values/clock';
import { sql } from 'kysely';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import type { Conditions } from '../../../platform/db/conditions';
import type { AutoFilters } from './auto-types';
import { hasCost, inBand, inFigure } from './stock-bands';

export interface ListMoment {
  now: Date;
  /** So'm for one y.e. today. */
  rate: number;
}

type Bounds = Pick<AutoFilters, 'price_from' | 'price_to' | 'currency'>;

/** Prices in the other currency are converted by the day's rate, without rounding. */
function narrowByPrice({ price_from, price_to, currency }: Bounds, rate: number, is: Conditions) {
  if (price_from === undefined && price_to === undefined) return;
  const factor = sql`${rate}::float8`;
  const price =
    currency === 'USD'
      ? sql`(case a.currency when 'UZS' then a.price / ${factor} else a.price end)`
      : sql`(case a.currency when 'USD' then a.price * ${factor} else a.price end)`;
  is.between(price, price_from, price_to);
}

/** Adds conditions on `autos a`, except for the status. */
export function narrowAutos(filters: AutoFilters & ListMoment, is: Conditions): void {
  const { now, with_photo, can_refresh, expires_within, days_in_salon_from } = filters;
  is.equal('a.brand_id', filters.brand_id);
  is.equal('a.car_model_id', filters.model_id);
  is.idOrNone('a.avtosalon_id', filters.avtosalon);
  is.equal('a.condition', filters.condition);
  is.equal('a.region_id', filters.region);
  is.equal('a.transmission_id', filters.transmission);
  is.equal('a.fuel_type_id', filters.fuel_type);
  is.between('a.year', filters.year_from, filters.year_to);
  is.between('a.mileage', filters.mileage_from, filters.mileage_to);
  if (filters.ids !== undefined) is.that(sql`a.id = any(${filters.ids})`);
  if (filters.import_id !== undefined)
    is.that(sql`a.id in (select auto_id from import_rows
      where import_id = ${filters.import_id} and outcome in ('created', 'updated'))`);
  narrowByPrice(filters, filters.rate, is);
  if (with_photo !== undefined)
    is.that(with_photo ? sql`a.photo_count > 0` : sql`a.photo_count = 0`);
  if (can_refresh !== undefined) {
    const isFree = sql`(a.status = 'active' and coalesce(a.next_update_at, '-infinity') <= ${now})`;
    is.that(can_refresh ? isFree : sql`not ${isFree}`);
  }
  if (expires_within !== undefined) {
    const end = new Date(now.getTime() + expires_within * day);
    is.that(sql`a.status = 'active' and a.expires_at <= ${end}`);
  }
  if (days_in_salon_from !== undefined) {
    const spent = sql`coalesce(a.closed_at, ${now}::timestamptz) - a.created_at`;
    is.that(sql`${spent} >= ${days_in_salon_from} * interval '24 hours'`);
  }
  if (filters.market !== undefined) {
    const price = sql`(case a.currency when 'USD' then a.price * ${filters.rate}::bigint else a.price end)`;
    is.that(sql`exists (select from auto_markets k where k.auto_id = a.id and ${filters.market} = case
      when k.median is null or coalesce(a.price, 0) = 0 then 'no_analysis' when ${price} < k.great_from then 'low'
      when ${price} <= k.great_to then 'great' when ${price} <= k.good_to then 'good' else 'high' end)`);
  }
  if (filters.stock_band !== undefined) is.that(inBand('a', filters.stock_band, now));
  if (filters.has_cost !== undefined) is.that(hasCost('a', filters.has_cost));
  if (filters.stock_figure !== undefined) is.that(inFigure('a', filters.stock_figure));
  if (filters.q !== undefined) is.that(carSearchCondition(filters.q, 'a'));
}
