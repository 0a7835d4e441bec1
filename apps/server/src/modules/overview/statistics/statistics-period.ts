import { dayInTashkent, day, addDays, daysIn } from '../../../platform/values/clock';
import { validation } from '../../../platform/http/problem';
import type { Days, StatisticsStep } from './statistics-types';

/** Days (contract). */
const longest = 366;

/** Median; 0 of an empty list. */
export const middleOf = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? 0;

export const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / day));

/** @throws Problem 422 `range_order`, `range_too_long` */
export function requirePeriod({ from, to }: Days): Days {
  const length = daysIn({ from, to });
  if (length < 1) throw validation([{ field: 'to', code: 'range_order' }]);
  if (length > longest)
    throw validation([{ field: 'to', code: 'range_too_long', params: { max: longest } }]);
  return { from, to };
}

export interface Comparison {
  /** Equal number of days just before the period. */
  previous: Days;
  /** Last compared day: today is excluded, as it is not over. Before `from` when there is none. */
  comparedTo: string;
  previousTo: string;
}

/** Compares the days before today with the same number of first days of the previous period. */
export function comparisonOf(period: Days, now: Date): Comparison {
  const yesterday = addDays(dayInTashkent(now), -1);
  const length = daysIn(period);
  const comparedTo = period.to < yesterday ? period.to : yesterday;
  const compared = Math.max(0, daysIn({ from: period.from, to: comparedTo }));
  const previous = { from: addDays(period.from, -length), to: addDays(period.from, -1) };
  return {
    previous,
    comparedTo: addDays(period.from, compared - 1),
    previousTo: addDays(previous.from, compared - 1),
  };
}

/** Change in per cent, one decimal; undefined when the previous figure is too small. */
export function changeOf(compared: number, previous: number): number | undefined {
  if (previous < 10) return undefined;
  return Math.round(((compared - previous) / previous) * 1000) / 10;
}

/** Share in per cent, one decimal; undefined when the total is 0. */
export const shareOf = (part: number, total: number): number | undefined =>
  total === 0 ? undefined : Math.round((part / total) * 1000) / 10;

export function usualStep(period: Days): StatisticsStep {
  const length = daysIn(period);
  if (length <= 31) return 'day';
  return length <= 180 ? 'week' : 'month';
}

function beginsStep(date: string, step: StatisticsStep): boolean {
  if (step === 'day') return true;
  if (step === 'week') return new Date(date).getUTCDay() === 1;
  return date.endsWith('-01');
}

/** Days in each point of the chart. The period may cut off the first and the last one. */
export function pointLengths(period: Days, step: StatisticsStep): number[] {
  const lengths: number[] = [];
  for (let offset = 0; offset < daysIn(period); offset += 1) {
    if (offset === 0 || beginsStep(addDays(period.from, offset), step)) lengths.push(1);
    else lengths.push((lengths.pop() ?? 0) + 1);
  }
  return lengths;
}
