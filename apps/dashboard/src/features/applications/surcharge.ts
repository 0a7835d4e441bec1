import type { Application } from '@karvon/api/main';
import { convertMoney, type Currency } from '../../shared/format/money';

/** What the prices of a form come to. */
export interface Prices {
  market_price: number | null;
  price: number | null;
  currency: Currency;
}

/** What the buyer adds, negative where we do; undefined while the car or every price is missing. */
export function surchargeOf(
  { desired_price: desired, desired_currency, currency: own, rate }: Application,
  { market_price, price, currency }: Prices,
): { amount: number; isRough: boolean } | undefined {
  const base = price ?? market_price;
  if (desired === undefined || base === null) return undefined;
  const isOther = own !== currency;
  const wanted = isOther ? convertMoney(desired, own, rate.rate) : desired;
  return {
    amount: wanted - base,
    isRough: price === null || (desired_currency ?? own) !== currency,
  };
}

/** Whether what the buyer adds is an estimate: by the market price, or by a rate. */
export const isEstimate = ({
  price,
  currency,
  desired_currency = currency,
}: Pick<Application, 'price' | 'currency' | 'desired_currency'>): boolean =>
  price === undefined || desired_currency !== currency;
