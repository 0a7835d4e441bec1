/** y.e. is `USD`. */
export type Currency = 'UZS' | 'USD';

/** The contract's largest amount. */
export const largestAmount = 1_000_000_000_000;

/** So'm for one y.e. */
export interface DayRate {
  rate: number;
}

/** An amount in another currency by the rate, rounded to full units. */
export function convert(amount: number, from: Currency, to: Currency, { rate }: DayRate): number {
  if (from === to) return amount;
  return Math.min(largestAmount, Math.round(to === 'UZS' ? amount * rate : amount / rate));
}
