import { expect, it } from 'vitest';
import { dayOf, daysOf, monthsAround, relativeDays, todayAt } from './period';

it('begins a day at midnight in Tashkent', () => {
  expect(todayAt(Date.parse('2026-11-20T18:59:59.999Z'))).toBe('2026-11-20');
  expect(todayAt(Date.parse('2026-11-20T19:00:00.000Z'))).toBe('2026-11-21');
});

it.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['7', '2026-02-23', '2026-03-01'],
  ['30', '2026-01-31', '2026-03-01'],
] as const)('counts today among the days of %s', (period, from, to) => {
  expect(relativeDays(period, '2026-03-01')).toEqual({ from, to });
});

it.each([
  ['2026-02-29', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['2025-03-01', '2026-03-02'],
  ['soon', '2026-03-02'],
  [null, '2026-03-02'],
])('takes %s – %s of the URL for nothing', (from, to) => {
  expect(daysOf(from, to)).toBeUndefined();
});

it.each([
  ['0026-12-01', '2026-12-01'],
  ['2099-12-31', '2099-12-31'],
  ['0202-12-01', undefined],
  ['1899-12-31', undefined],
  ['2100-01-01', undefined],
  ['02026-12-01', undefined],
  ['0026-02-30', undefined],
  ['', undefined],
])('reads the day %s of an address as %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

it('corrects the years of a period before validation', () => {
  expect(daysOf('0026-11-01', '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

it('returns the previous month, also across a year', () => {
  expect(monthsAround('2026-01-10')).toEqual({
    current: { from: '2026-01-01', to: '2026-01-10' },
    last: { from: '2025-12-01', to: '2025-12-31' },
  });
});
