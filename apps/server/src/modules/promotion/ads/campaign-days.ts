import { dayInTashkent, addDays, daysIn } from '../../../platform/values/clock';
import { validation } from '../../../platform/http/problem';

/** Longest period and longest term, in days (contract). */
const longestPeriod = 366;
export const longestTerm = 365;

export const datesOf = ({ from, to }: Period): string[] =>
  Array.from({ length: Math.max(0, daysIn({ from, to })) }, (_, index) => addDays(from, index));

export interface Period {
  from: string;
  to: string;
}

/** @throws Problem 422 `range_order`, `range_too_long` */
export function requirePeriod(period: Period): Period {
  const length = daysIn(period);
  if (length < 1) throw validation([{ field: 'to', code: 'range_order' }]);
  if (length > longestPeriod)
    throw validation([{ field: 'to', code: 'range_too_long', params: { max: longestPeriod } }]);
  return period;
}

/** A missing start or end gives 30 days, until today. */
export function recentPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  const end = to ?? dayInTashkent(now);
  return requirePeriod({ from: from ?? addDays(end, -29), to: end });
}
