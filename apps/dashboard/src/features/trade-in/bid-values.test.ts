import { expect, test } from 'vitest';
import { earnings, endOf, endOfDay, percentAbove, suggestedPrice, termsOf } from './bid-values';

const car = { market_price: 96_000_000, rate: { rate: 12_100, date: '2025-11-20' } };

test('suggests the market price less the margin, rounded down', () => {
  expect(suggestedPrice(car, 'UZS', 12)).toBe(84_000_000);
  expect(suggestedPrice(car, 'USD', 12)).toBe(6_950);
  expect(suggestedPrice({ rate: car.rate }, 'UZS', 12)).toBeUndefined();
});

test('has negative earnings for a price above the market', () => {
  expect(earnings(car, 84_000_000, 'UZS')).toEqual({ amount: 12_000_000, percent: 12.5 });
  expect(earnings(car, 100_000_000, 'UZS')?.amount).toBe(-4_000_000);
  expect(earnings(car, null, 'UZS')).toBeUndefined();
});

test('asks about prices from 1.3 times the market price', () => {
  expect(percentAbove(car, 124_799_999, 'UZS')).toBeUndefined();
  expect(percentAbove(car, 124_800_000, 'UZS')).toBe(30);
  expect(percentAbove(car, 12_800, 'USD')).toBe(61);
});

test.each([
  // 23:59:59 in Tashkent, three days later.
  [3, '2025-11-20T10:00:00Z', '2025-12-04T11:49:00Z', '2025-11-23T18:59:59.000Z'],
  // In Tashkent it is already the next day.
  [1, '2025-11-20T19:30:00Z', '2025-12-04T11:49:00Z', '2025-11-22T18:59:59.000Z'],
  [7, '2025-11-20T10:00:00Z', '2025-11-21T11:49:00Z', '2025-11-21T11:49:00.000Z'],
])('%i days from %s with a car until %s end at %s', (days, now, until, end) => {
  expect(endOf(days, Date.parse(now), until)).toBe(end);
});

test.each([
  // 23:59:59 in Tashkent of the selected day.
  ['2025-11-27', '2025-11-27T18:59:59.000Z'],
  // Bidding ends before that day does.
  ['2025-12-04', '2025-12-04T11:49:00.000Z'],
])('an offer until %s ends at %s', (day, end) => {
  expect(endOfDay(day, '2025-12-04T11:49:00Z')).toBe(end);
});

test('replaces terms beyond the end of bidding with that end, once', () => {
  const now = Date.parse('2025-11-20T10:00:00Z');
  const names = (until: string) => termsOf(now, until).map(({ term }) => term);
  expect(names('2025-12-04T11:49:00Z')).toEqual(['1', '3', '7']);
  expect(names('2025-11-22T11:49:00Z')).toEqual(['1', 'close']);
  expect(termsOf(now, '2025-11-20T11:49:00Z')).toEqual([
    { term: 'close', end: '2025-11-20T11:49:00.000Z' },
  ]);
});
