import {
  type Currency,
  type DayRate,
  convert,
  largestAmount,
} from '../../../platform/values/money';

/** Share by which the price may move without a moderator (decisions §4). */
const freeShare = 0.2;

export interface Approved {
  approved_price: number | null;
  approved_currency: Currency | null;
}

interface Bands {
  great_from?: number | null;
  great_to?: number | null;
  good_to?: number | null;
}

/** Undefined without a market. All amounts are in so'm. */
export function marketPosition(price: number, { great_from, great_to, good_to }: Bands) {
  if (great_from == null || great_to == null || good_to == null) return undefined;
  if (price < great_from) return 'low';
  if (price <= great_to) return 'great';
  return price <= good_to ? 'good' : 'high';
}

/** Prices in `currency` that need no moderation; undefined while nothing was approved. */
export function freePrices(
  { approved_price, approved_currency }: Approved,
  currency: Currency,
  rate: DayRate,
): { price_min: number; price_max: number } | undefined {
  if (approved_price === null || approved_currency === null) return undefined;
  const base = convert(approved_price, approved_currency, currency, rate);
  // In tenths, so that 20 % of a whole number is exact: 0.2 × 219 000 001 must not gain a unit from binary rounding.
  const share = Math.round(freeShare * 10);
  return {
    price_min: Math.ceil((base * (10 - share)) / 10),
    price_max: Math.min(largestAmount, Math.floor((base * (10 + share)) / 10)),
  };
}
