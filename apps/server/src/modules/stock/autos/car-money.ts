import { day, dayInTashkent } from '../../../platform/values/clock';
import { type Currency, convert } from '../../../platform/values/money';
import type { StoredRate } from '../../foundation/rates/rates.service';

/** An amount in so'm by the rate of its day, which is stored with it. */
export interface FrozenRate {
  rate: number | null;
  rate_date: string | null;
}

export const frozenRate = (currency: Currency, rate: StoredRate): FrozenRate =>
  currency === 'UZS' ? { rate: null, rate_date: null } : { rate: rate.rate, rate_date: rate.date };

export const inUzs = (amount: number, currency: Currency, { rate }: FrozenRate): number =>
  rate === null ? amount : convert(amount, currency, 'UZS', { rate });

/** With one decimal. */
export const percentOf = (part: number, total: number): number | undefined =>
  total === 0 ? undefined : Math.round((part / total) * 1000) / 10;

/** Undefined without a purchase, never 0. */
export const costOf = (
  purchase: { price_uzs: number } | undefined,
  expenses: number,
): number | undefined => (purchase === undefined ? undefined : purchase.price_uzs + expenses);

export function marginOf(price: number | undefined, cost: number | undefined) {
  if (price === undefined || cost === undefined) return {};
  return { margin: price - cost, margin_percent: percentOf(price - cost, price) };
}

export const profitOf = (price_uzs: number, cost: number | undefined) => ({
  price_uzs,
  ...(cost !== undefined && {
    profit: price_uzs - cost,
    profit_percent: percentOf(price_uzs - cost, price_uzs),
  }),
});

interface Stocked {
  purchased_on: string | undefined;
  created_at: Date;
  sold_on: string | undefined;
}

/** Tashkent days from the purchase, or else the creation, to the sale, or else today. */
export function daysInStock({ purchased_on, created_at, sold_on }: Stocked, now: Date): number {
  const from = purchased_on ?? dayInTashkent(created_at);
  const to = sold_on ?? dayInTashkent(now);
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / day));
}
