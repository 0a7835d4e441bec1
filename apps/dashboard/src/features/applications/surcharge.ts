import type { Application } from '@karvon/api/main';
import { convertMoney, type Currency } from '../../shared/format/money';

export interface Prices {
  market_price: number | null;
  price: number | null;
  currency: Currency;
}

/** Amount that the buyer adds, negative when the dealer pays. Undefined without our car or any price. */
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

export const isEstimate = ({
  price,
  currency,
  desired_currency = currency,
}: Pick<Application, 'price' | 'currency' | 'desired_currency'>): boolean =>
  price === undefined || desired_currency !== currency;
