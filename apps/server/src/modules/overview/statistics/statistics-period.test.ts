import { addDays } from '../../../platform/values/clock';
import { describe, expect, it } from 'vitest';
import { pointLengths, usualStep } from './statistics-period';

/** A period of that many days that ends on Friday, 20 November 2026. */
const lasting = (days: number) => ({
  from: addDays('2026-11-20', 1 - days),
  to: '2026-11-20',
});

describe('points of the chart', () => {
  it('are days up to a month, weeks up to half a year, months beyond', () => {
    expect([1, 31, 32, 180, 181, 366].map((days) => usualStep(lasting(days)))).toEqual([
      'day',
      'day',
      'week',
      'week',
      'month',
      'month',
    ]);
  });

  it('start on Monday for weeks and on the first for months, cut off at both ends of the period', () => {
    // From a Saturday: two days until Monday the 12th, five weeks, and Monday to Friday.
    expect(pointLengths({ from: '2026-10-10', to: '2026-11-20' }, 'week')).toEqual([
      2, 7, 7, 7, 7, 7, 5,
    ]);
    expect(pointLengths({ from: '2026-10-10', to: '2026-11-20' }, 'month')).toEqual([22, 20]);
  });
});
