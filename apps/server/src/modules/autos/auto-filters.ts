import { searchCondition } from './auto-search';
import { day } from './auto-transitions';
import type { AutoFilters, AutoStatus } from './auto-types';
import type { SqlParameters } from './sql-parameters';

export interface FilterContext {
  /** Whose listings; no query goes without it. */
  business_user_id: number;
  now: Date;
  /** So'm for one y.e. today. */
  rate: number;
}

type Bounds = Pick<AutoFilters, 'price_from' | 'price_to' | 'currency'>;

/** Prices of the other currency are compared by the rate of the day, without rounding. */
function priceConditions(
  { price_from, price_to, currency }: Bounds,
  rate: string,
  p: SqlParameters,
) {
  const price =
    currency === 'USD'
      ? `(case a.currency when 'UZS' then a.price / ${rate}::float8 else a.price end)`
      : `(case a.currency when 'USD' then a.price * ${rate}::float8 else a.price end)`;
  return [
    price_from === undefined ? [] : [`${price} >= ${p.add(price_from)}`],
    price_to === undefined ? [] : [`${price} <= ${p.add(price_to)}`],
  ].flat();
}

const statusConditions = (status: readonly AutoStatus[], p: SqlParameters) =>
  status.length === 1
    ? [`a.status = ${p.add(status[0])}`]
    : status.length > 1
      ? [`a.status = any(${p.add(status)})`]
      : [];

/** Conditions over `autos a`, joined by "and". Values are parameters, so that the text depends on which filters are there alone. */
export function filterConditions(
  filters: AutoFilters & { status?: AutoStatus[] | undefined },
  context: FilterContext,
  p: SqlParameters,
): string {
  // The literal is what partial indexes are known by.
  const conditions = [
    `a.business_user_id = ${p.add(context.business_user_id)}`,
    `a.status <> 'deleted'`,
    ...statusConditions(filters.status ?? [], p),
  ];
  const equal = (column: string, value: string | number | undefined) => {
    if (value !== undefined) conditions.push(`a.${column} = ${p.add(value)}`);
  };
  const between = (column: string, low: number | undefined, high: number | undefined) => {
    if (low !== undefined) conditions.push(`a.${column} >= ${p.add(low)}`);
    if (high !== undefined) conditions.push(`a.${column} <= ${p.add(high)}`);
  };
  equal('brand_id', filters.brand_id);
  equal('car_model_id', filters.model_id);
  equal('avtosalon_id', filters.avtosalon);
  equal('condition', filters.condition);
  equal('region_id', filters.region);
  equal('transmission_id', filters.transmission);
  equal('fuel_type_id', filters.fuel_type);
  between('year', filters.year_from, filters.year_to);
  between('mileage', filters.mileage_from, filters.mileage_to);
  if (filters.ids !== undefined) conditions.push(`a.id = any(${p.add(filters.ids)})`);
  if (filters.price_from !== undefined || filters.price_to !== undefined)
    conditions.push(...priceConditions(filters, p.add(context.rate), p));
  if (filters.with_photo !== undefined)
    conditions.push(filters.with_photo ? 'a.photo_count > 0' : 'a.photo_count = 0');
  if (filters.can_refresh !== undefined) {
    const isFree = `coalesce(a.next_update_at, '-infinity') <= ${p.add(context.now)}`;
    const can = `(a.status = 'active' and ${isFree})`;
    conditions.push(filters.can_refresh ? can : `not ${can}`);
  }
  if (filters.expires_within !== undefined) {
    const end = new Date(context.now.getTime() + filters.expires_within * day);
    conditions.push(`a.status = 'active' and a.expires_at <= ${p.add(end)}`);
  }
  if (filters.days_in_salon_from !== undefined) {
    const spent = `coalesce(a.closed_at, ${p.add(context.now)}) - a.created_at`;
    conditions.push(`${spent} >= ${p.add(filters.days_in_salon_from)} * interval '24 hours'`);
  }
  if (filters.q !== undefined) conditions.push(searchCondition(filters.q, 'a', p));
  return conditions.join(' and ');
}
