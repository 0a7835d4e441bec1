import { tashkentParts } from './format/date';
import { day, tashkentOffset } from './time';

/** Longest period in days (contract). */
export const longestPeriod = 366;

/** Periods of the last N days. Bookmarks keep them relative. */
export const relativePeriods = ['today', '7', '30', '90'] as const;

export type RelativePeriod = (typeof relativePeriods)[number];

/** A range of Tashkent dates, both included. */
export interface Days {
  from: string;
  to: string;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: string, count: number): string =>
  dateOf(Date.parse(date) + count * day);

/** Number of days in a range, both ends included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

export const daysIn = ({ from, to }: Days): number => daysBetween(from, to);

/** Date in Tashkent. @param now milliseconds since 1970 */
export const todayAt = (now: number): string => dateOf(now + tashkentOffset);

export const relativeDays = (period: RelativePeriod, today: string): Days => ({
  from: addDays(today, period === 'today' ? 0 : 1 - Number(period)),
  to: today,
});

/** Parses a date of the URL within the contract's years 1900 to 2099. The year 0026 is 2026: a date field once wrote it for «26». */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = text.replace(/^00/, '20');
  const time = Date.parse(day);
  const isKnown = day >= '1900' && day < '2100';
  return isKnown && !Number.isNaN(time) && dateOf(time) === day ? day : undefined;
}

export function isPeriod(days: Days): boolean {
  const length = daysIn(days);
  return length >= 1 && length <= longestPeriod;
}

export function datesOf(fromText: string | null, toText: string | null): Days | undefined {
  const [from, to] = [dayOf(fromText), dayOf(toText)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function daysOf(from: string | null, to: string | null): Days | undefined {
  const days = datesOf(from, to);
  return days !== undefined && isPeriod(days) ? days : undefined;
}

/** The month up to a day, and the full previous month. */
export function monthsAround(today: string): { current: Days; last: Days } {
  const first = `${today.slice(0, 8)}01`;
  const end = addDays(first, -1);
  return { current: { from: first, to: today }, last: { from: `${end.slice(0, 8)}01`, to: end } };
}

/** Weekday of a date, 0 for Sunday. */
export const weekdayOf = (date: string): number => tashkentParts(date)?.weekday ?? 0;
