import type { StoredRate } from './rates.repository';

/** Row → the contract's `Rate`. */
export const toRate = ({ rate, date, source }: StoredRate) => ({
  currency: 'USD' as const,
  rate,
  date,
  source,
});
