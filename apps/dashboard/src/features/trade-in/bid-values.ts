import type { OfferCreate, TradeInAuto } from '@karvon/api/main';
import { tashkentParts } from '../../shared/format/date';
import { type Currency, convertMoney } from '../../shared/format/money';

const hour = 3_600_000;
const steps = { UZS: 500_000, USD: 50 } as const satisfies Record<Currency, number>;

/** From here on a price is asked about before it is sent: so many times the market. */
const farAbove = 1.3;

export type Term = '1' | '3' | '7' | 'same';

/** What the form of an offer holds. */
export interface BidValues {
  price: number | null;
  currency: Currency;
  term: Term;
  /** 0 for none. */
  avtosalon: number;
  comment: string;
}

const inUzs = (amount: number, currency: Currency, rate: number) =>
  currency === 'UZS' ? amount : convertMoney(amount, 'USD', rate);

/** The market price less the margin, rounded down to what people say; undefined without an analysis. */
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

/** What remains when the car is bought at the price and sold at the market's, in so'm and percent; undefined without an analysis. */
export function earnings(
  { market_price, rate }: Pick<TradeInAuto, 'market_price' | 'rate'>,
  price: number | null,
  currency: Currency,
): { amount: number; percent: number } | undefined {
  if (market_price === undefined || price === null || price === 0) return undefined;
  const amount = market_price - inUzs(price, currency, rate.rate);
  return { amount, percent: Math.round((amount / market_price) * 1000) / 10 };
}

/** How many percent a price is above the market, where it is so far above that it may be a slip. */
export function percentAbove(
  { market_price, rate }: Pick<TradeInAuto, 'market_price' | 'rate'>,
  price: number,
  currency: Currency,
): number | undefined {
  if (market_price === undefined) return undefined;
  const times = inUzs(price, currency, rate.rate) / market_price;
  return times >= farAbove ? Math.round((times - 1) * 100) : undefined;
}

/** The end of the day in Tashkent so many days later; never after the car's own end, and at least an hour away. */
export function endOf(days: number, now: number, openUntil: string): string {
  const parts = tashkentParts(now);
  const last = Date.parse(openUntil);
  if (parts === undefined) return openUntil;
  const end = Date.UTC(parts.year, parts.month, parts.day + days, 18, 59, 59);
  const soonest = Math.max(end, now + hour);
  return new Date(Math.min(soonest, last)).toISOString();
}

/** The form at its opening: our valid offer, the last one once more, or what the margin suggests. */
export function bidValuesOf(car: TradeInAuto, margin: number, avtosalon: number): BidValues {
  const { my_offer: last, currency } = car;
  if (last === undefined)
    return {
      price: suggestedPrice(car, currency, margin) ?? null,
      currency,
      term: '3',
      avtosalon,
      comment: '',
    };
  return {
    price: last.price,
    currency: last.currency,
    term: last.status === 'sent' ? 'same' : '3',
    avtosalon: last.avtosalon?.id ?? avtosalon,
    comment: last.comment,
  };
}

/** The contract's request; the price has passed its check. */
export function toOffer(
  { price, currency, term, avtosalon, comment }: BidValues,
  car: Pick<TradeInAuto, 'open_until' | 'my_offer'>,
  now: number,
): OfferCreate {
  const same = term === 'same' ? car.my_offer?.valid_until : undefined;
  return {
    price: price ?? 0,
    currency,
    valid_until: same ?? endOf(Number(term === 'same' ? 3 : term), now, car.open_until),
    ...(avtosalon === 0 ? {} : { avtosalon }),
    comment: comment.trim(),
  };
}
