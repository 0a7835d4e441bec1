import { sql } from 'kysely';
import type { Sql } from '../../../platform/db/statement';
import { dayInTashkent } from '../../../platform/values/clock';
import type { AutoFilters } from './auto-types';

type StockBand = NonNullable<AutoFilters['stock_band']>;

/** Days in stock, both ends included. */
const ranges: Readonly<Record<StockBand, { from: number; to?: number }>> = {
  all: { from: 0 },
  days_0_30: { from: 0, to: 30 },
  days_31_60: { from: 31, to: 60 },
  days_61_90: { from: 61, to: 90 },
  days_over_90: { from: 91 },
};

export const stockBands = [
  'days_0_30',
  'days_31_60',
  'days_61_90',
  'days_over_90',
] as const satisfies readonly StockBand[];

export const bandOf = (days: number): (typeof stockBands)[number] =>
  stockBands.find((band) => days <= (ranges[band].to ?? days)) ?? 'days_over_90';

/** Condition on `autos` under that alias. */
export const inStock = (alias: string): Sql => {
  const status = sql.ref(`${alias}.status`);
  const reason = sql.ref(`${alias}.deactivation_reason`);
  return sql`(${status} not in ('sold_on_karvon', 'archived', 'deleted')
    and not (${status} = 'deactivated' and coalesce(${reason}, '') in ('sold_elsewhere', 'missing_in_feed')))`;
};

/** Cars under that alias that left the stock as sold, or with a purchase, and have no sale. */
const withoutSale = (alias: string): Sql => {
  const id = sql.ref(`${alias}.id`);
  const status = sql.ref(`${alias}.status`);
  const isSoldElsewhere = sql`coalesce(${sql.ref(`${alias}.deactivation_reason`)}, '') = 'sold_elsewhere'`;
  return sql`(${status} in ('deactivated', 'archived') and not ${inStock(alias)}
    and (${isSoldElsewhere} or exists (select from purchases where auto_id = ${id}))
    and not exists (select from sales where auto_id = ${id}))`;
};

type StockFigure = NonNullable<AutoFilters['stock_figure']>;

/** Condition that a figure of the stock's summary counts `autos` under that alias. */
export function inFigure(alias: string, figure: StockFigure): Sql {
  if (figure === 'without_sale') return withoutSale(alias);
  const condition =
    figure === 'money'
      ? sql`p.source is distinct from 'commission'`
      : sql`${sql.ref(`${alias}.price`)} is not null`;
  return sql`(${inStock(alias)}
    and exists (select from purchases p where p.auto_id = ${sql.ref(`${alias}.id`)} and ${condition}))`;
}

/** Day of the purchase, or else of the creation, of `autos` under that alias. */
export const stockedOn = (alias: string): Sql =>
  sql`coalesce((select purchased_on from purchases where auto_id = ${sql.ref(`${alias}.id`)}),
    (${sql.ref(`${alias}.created_at`)} at time zone 'Asia/Tashkent')::date)`;

/** Purchase and expenses of `autos` under that alias; null without a purchase. */
export const costOf = (alias: string): Sql => {
  const id = sql.ref(`${alias}.id`);
  return sql`((select price_uzs from purchases where auto_id = ${id})
    + coalesce((select sum(sum_uzs) from expenses where auto_id = ${id} and deleted_at is null), 0))::bigint`;
};

/** Condition that `autos` under that alias has a purchase, or that it has none. */
export function hasCost(alias: string, isKnown: boolean): Sql {
  const found = sql`exists (select from purchases where auto_id = ${sql.ref(`${alias}.id`)})`;
  return isKnown ? found : sql`not ${found}`;
}

export function inBand(alias: string, band: StockBand, now: Date): Sql {
  const { from, to } = ranges[band];
  if (from === 0 && to === undefined) return inStock(alias);
  const days = sql`greatest(0, ${dayInTashkent(now)}::date - ${stockedOn(alias)})`;
  const upper = to === undefined ? sql`` : sql`and ${days} <= ${sql.lit(to)}`;
  return sql`(${inStock(alias)} and ${days} >= ${sql.lit(from)} ${upper})`;
}
