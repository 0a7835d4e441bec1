import type { TradeInAuto } from '@karvon/api/main';
import { formatDateIso, tashkentParts } from '../../shared/format/date';
import { type Currency, convertMoney } from '../../shared/format/money';
import { hour } from '../../shared/time';

const steps = { UZS: 500_000, USD: 50 } as const satisfies Record<Currency, number>;

/** A price above the market price times this factor needs confirmation. */
const farAbove = 1.3;

export interface BidValues {
  price: number | null;
  currency: Currency;
  /** RFC 3339. Empty without a term. */
  valid_until: string;
  avtosalon: number | null;
  comment: string;
}

const inUzs = (amount: number, currency: Currency, rate: number) =>
  currency === 'UZS' ? amount : convertMoney(amount, 'USD', rate);

/** Price by the margin, rounded down. Undefined without an analysis. */
export function suggestedPrice(
  { market_price, rate }: Pick<TradeInAuto, 'market_price' | 'rate'>,
  currency: Currency,
  margin: number,
): number | undefined {
  if (market_price === undefined) return undefined;
  const left = market_price * (1 - margin / 100);
  const amount = currency === 'UZS' ? left : left / rate.rate;
  const rounded = Math.floor(amount / steps[currency]) * steps[currency];
  return rounded > 0 ? rounded : undefined;
}

/** Profit of a sale at the market price, in so'm and percent. Undefined without an analysis. */
export function earnings(
  { market_price, rate }: Pick<TradeInAuto, 'market_price' | 'rate'>,
  price: number | null,
  currency: Currency,
): { amount: number; percent: number } | undefined {
  if (market_price === undefined || price === null || price === 0) return undefined;
  const amount = market_price - inUzs(price, currency, rate.rate);
  return { amount, percent: Math.round((amount / market_price) * 1000) / 10 };
}

/** Percentage above the market price. Undefined unless high enough to be a likely typing error. */
export function percentAbove(
  { market_price, rate }: Pick<TradeInAuto, 'market_price' | 'rate'>,
  price: number,
  currency: Currency,
): number | undefined {
  if (market_price === undefined) return undefined;
  const times = inUzs(price, currency, rate.rate) / market_price;
  return times >= farAbove ? Math.round((times - 1) * 100) : undefined;
}

export function isBelowLast(
  { my_offer: last, rate }: Pick<TradeInAuto, 'my_offer' | 'rate'>,
  price: number,
  currency: Currency,
): boolean {
  if (last === undefined) return false;
  if (last.currency === currency) return price < last.price;
  return inUzs(price, currency, rate.rate) < inUzs(last.price, last.currency, rate.rate);
}

export const soonest = (now: number): number => now + hour;

/** End of a term in Tashkent. Never after the end of bidding. */
export function endOf(days: number, now: number, openUntil: string): string {
  const parts = tashkentParts(now);
  const last = Date.parse(openUntil);
  if (parts === undefined) return openUntil;
  const end = Date.UTC(parts.year, parts.month, parts.day + days, 18, 59, 59);
  return new Date(Math.min(end, last)).toISOString();
}

/** End of a day in Tashkent. On the last day, the end of bidding. */
export function endOfDay(day: string, openUntil: string): string {
  if (day === formatDateIso(openUntil)) return new Date(openUntil).toISOString();
  return `${day}T18:59:59.000Z`;
}

export function daysOfTerm(now: number, openUntil: string): { first: string; last: string } {
  const [first, last] = [formatDateIso(soonest(now)), formatDateIso(openUntil)];
  return { first: first < last ? first : last, last };
}

export type Term = '1' | '3' | '7' | 'close' | 'day';

export function termsOf(now: number, openUntil: string): { term: Term; end: string }[] {
  const last = Date.parse(openUntil);
  const days = (['1', '3', '7'] as const)
    .map((term) => ({ term, end: endOf(Number(term), now, openUntil) }))
    .filter(({ end }) => Date.parse(end) < last);
  if (days.length === 3) return days;
  return [...days, { term: 'close', end: new Date(last).toISOString() }];
}
