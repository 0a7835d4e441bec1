import type { FieldError } from '../../../platform/http/problem';
import type { BodyOf, ResponseOf } from '../../../platform/values/contract';
import {
  type Currency,
  type DayRate,
  convert,
  largestAmount,
} from '../../../platform/values/money';
import { freePrices, marketPosition } from '../autos/auto-money';
import type { AutoSummary } from '../autos/auto-types';
import { mustStayComplete } from '../autos/transition-rules';
import type { PriceBounds } from './price-changes.repository';

export type Change = BodyOf<'previewPrices'>['change'];
export type PreviewRow = ResponseOf<'previewPrices'>['rows'][number];

/** Multiples in y.e. beside those in so'm. */
const inDollars: Readonly<Record<Change['round'], number>> = {
  10_000: 10,
  100_000: 50,
  1_000_000: 100,
};

interface Priced {
  price: number;
  currency: Currency;
  median: number | undefined;
}

/** Undefined without a market. */
function exactPrice(
  { kind, value, currency = 'UZS' }: Change,
  { price, currency: own, median }: Priced,
  rate: DayRate,
): number | undefined {
  switch (kind) {
    case 'percent':
      return price * (1 + value / 100);
    case 'amount':
      return price + Math.sign(value) * convert(Math.abs(value), currency, own, rate);
    case 'market':
      return median === undefined ? undefined : convert((median * value) / 100, 'UZS', own, rate);
    default:
      return kind satisfies never;
  }
}

/** To the nearest multiple; undefined without a market. */
export function newPrice(change: Change, priced: Priced, rate: DayRate): number | undefined {
  const exact = exactPrice(change, priced, rate);
  const step = priced.currency === 'UZS' ? change.round : inDollars[change.round];
  // Through a short decimal: 1.15 × 100 must not lose a unit to binary rounding.
  return exact === undefined ? undefined : Math.round(Number((exact / step).toFixed(6))) * step;
}

function codeOf(
  from: number,
  to: number | undefined,
  { price_from, price_to }: PriceBounds,
): PreviewRow['code'] {
  if (to === undefined) return 'no_analysis';
  if (to <= 0) return 'price_positive';
  if (to > largestAmount) return 'too_large';
  if (to === from) return 'unchanged';
  const isOrdered = (price_from ?? 0) <= to && to <= (price_to ?? largestAmount);
  return isOrdered ? undefined : 'price_order';
}

const limits = { percent: { min: -90, max: 100 }, market: { min: 50, max: 150 } } as const;

/** Conditions of the contract's `PriceChangeInput`. */
export function changeErrors({ kind, value, currency }: Change): FieldError[] {
  if (kind === 'amount')
    return currency === undefined ? [{ field: 'change.currency', code: 'required' }] : [];
  const { min, max } = limits[kind];
  if (value < min) return [{ field: 'change.value', code: 'too_small', params: { min } }];
  return value > max ? [{ field: 'change.value', code: 'too_large', params: { max } }] : [];
}

const titleOf = ({ brand, car_model, year }: AutoSummary) =>
  `${brand.name} ${car_model.name}${year === undefined ? '' : `, ${year}`}`;

/** The new price of a listing by the rules of `updateAuto`. */
export function planRow(
  auto: AutoSummary,
  bounds: PriceBounds,
  change: Change,
  rate: DayRate,
): PreviewRow {
  const { id, version, status, cover, currency, price, price_uzs, money } = auto;
  const median = auto.market?.median;
  const base = {
    auto: { id, title: titleOf(auto), photo: cover, status },
    version,
    currency,
    from: price,
    from_uzs: price_uzs,
    remoderation: false,
  };
  if (price === undefined || price_uzs === undefined) return { ...base, code: 'no_price' };
  const percentOf = (uzs: number) => Math.round((uzs / (median ?? 1) - 1) * 100);
  const market = median === undefined ? undefined : { median, percent_from: percentOf(price_uzs) };
  if (!auto.can_edit) return { ...base, market, code: 'auto_locked' };
  const to = newPrice(change, { price, currency, median }, rate);
  const code = codeOf(price, to, bounds);
  if (to === undefined || code !== undefined) return { ...base, market, code };
  const to_uzs = convert(to, currency, 'UZS', rate);
  const free = freePrices(bounds, currency, rate);
  const isOutside = free !== undefined && (to < free.price_min || to > free.price_max);
  return {
    ...base,
    to,
    to_uzs,
    market: market && {
      ...market,
      percent_to: percentOf(to_uzs),
      position: marketPosition(to_uzs, bounds),
    },
    margin: money?.cost === undefined ? undefined : to_uzs - money.cost,
    remoderation: isOutside && mustStayComplete(status) && !bounds.needs_moderation,
  };
}
