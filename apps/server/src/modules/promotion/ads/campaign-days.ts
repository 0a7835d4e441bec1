import { dayInTashkent } from '../../../platform/values/clock';
import { validation } from '../../../platform/http/problem';

const day = 86_400_000;
const tashkent = 5 * 3_600_000;
/** Longest period and longest term, in days (contract). */
const longestPeriod = 366;
export const longestTerm = 365;

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

/** Days from one to the other, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

/** When a day of Tashkent begins. */
export const midnightOf = (date: string): Date => new Date(Date.parse(date) - tashkent);

/** When a day of Tashkent is over. */
export const endOf = (date: string): Date => midnightOf(addDays(date, 1));

/** Every day of a period, the oldest first. */
export const datesOf = ({ from, to }: Period): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));

export interface Period {
  from: string;
  to: string;
}

/** @throws Problem 422 `range_order`, `range_too_long` */
export function requirePeriod(period: Period): Period {
  const length = daysBetween(period.from, period.to);
  if (length < 1) throw validation([{ field: 'to', code: 'range_order' }]);
  if (length > longestPeriod)
    throw validation([{ field: 'to', code: 'range_too_long', params: { max: longestPeriod } }]);
  return period;
}

/** Both ends of a period of which one or none was asked for: 30 days, until today. */
export function recentPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  const end = to ?? dayInTashkent(now);
  return requirePeriod({ from: from ?? addDays(end, -29), to: end });
}
