import { tashkentParts } from './format/date';
import { day, tashkentOffset } from './time';

/** Longest period, in days (contract). */
export const longestPeriod = 366;

/** Periods that begin so many days back; they stay the last days in a bookmark. */
export const relativePeriods = ['today', '7', '30', '90'] as const;

export type RelativePeriod = (typeof relativePeriods)[number];

/** Days of Tashkent, both included. */
export interface Days {
  from: string;
  to: string;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day so many days later. */
export const addDays = (date: string, count: number): string =>
  dateOf(Date.parse(date) + count * day);

/** Days from one to the other, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

export const daysIn = ({ from, to }: Days): number => daysBetween(from, to);

/** The day in Tashkent. @param now milliseconds since 1970 */
export const todayAt = (now: number): string => dateOf(now + tashkentOffset);

/** The last days until today. */
export const relativeDays = (period: RelativePeriod, today: string): Days => ({
  from: addDays(today, period === 'today' ? 0 : 1 - Number(period)),
  to: today,
});

/**
 * A day of the calendar in a URL, of the contract's years 1900 to 2099; undefined for anything else. The year 0026, which a date field once wrote
 * for «26», is 2026.
 */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = text.replace(/^00/, '20');
  const time = Date.parse(day);
  const isKnown = day >= '1900' && day < '2100';
  return isKnown && !Number.isNaN(time) && dateOf(time) === day ? day : undefined;
}

/** Whether days are in order, and not more than can be asked for. */
export function isPeriod(days: Days): boolean {
  const length = daysIn(days);
  return length >= 1 && length <= longestPeriod;
}

/** Two days of the URL, also where they are no period. */
export function datesOf(fromText: string | null, toText: string | null): Days | undefined {
  const [from, to] = [dayOf(fromText), dayOf(toText)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Two days of the URL, where they are a period that can be asked for. */
export function daysOf(from: string | null, to: string | null): Days | undefined {
  const days = datesOf(from, to);
  return days !== undefined && isPeriod(days) ? days : undefined;
}

/** The month of a day until that day, and the one before. */
export function monthsAround(today: string): { current: Days; last: Days } {
  const first = `${today.slice(0, 8)}01`;
  const end = addDays(first, -1);
  return { current: { from: first, to: today }, last: { from: `${end.slice(0, 8)}01`, to: end } };
}

/** The weekday of a day, from 0 = Sunday. */
export const weekdayOf = (date: string): number => tashkentParts(date)?.weekday ?? 0;
