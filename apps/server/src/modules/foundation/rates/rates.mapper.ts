import type { StoredRate } from './rates.repository';

export const toRate = ({ rate, date, source }: StoredRate) => ({
  currency: 'USD' as const,
  rate,
  date,
  source,
});
