import { expect, it } from 'vitest';
import { barShares, conversionOf, rankBars } from './list-bars';

const bars = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), value }));
const places = (...values: (number | null)[]) =>
  rankBars(bars(...values)).ranked.map(({ bar, rank }) => [bar.id, rank]);

it('ranks from the largest, with one rank for equal values, and unknown ones last without a rank', () => {
  expect(places(5, 9, null, 5, 1)).toEqual([
    ['1', 1],
    ['0', 2],
    ['3', 2],
    ['4', 4],
    ['2', null],
  ]);
  expect(places(Number.NaN, -3, Infinity)).toEqual([
    ['1', 1],
    ['0', null],
    ['2', null],
  ]);
});

it('adds up what the limit leaves out', () => {
  expect(rankBars(bars(5, 9, null, 4, 1), 2).others).toEqual({ count: 3, value: 5 });
  expect(rankBars(bars(5, 9), 2).others).toEqual({ count: 0, value: 0 });
  expect(rankBars(bars(5, 9), 0).ranked).toHaveLength(1);
});

it('measures bars against the widest, on either scale', () => {
  expect(barShares([200, 100, 0], 'linear')).toEqual([1, 0.5, 0]);
  const shares = barShares([184_200, 26_950, 1782, 453, 21], 'log').map((share) =>
    Math.round(share * 100),
  );
  expect(shares).toEqual([100, 84, 62, 50, 25]);
});

it('has no width for invalid counts', () => {
  expect(barShares([Number.NaN, -5, Infinity, null, 10], 'log')).toEqual([0, 0, 0, 0, 1]);
  expect(barShares([0, 0], 'linear')).toEqual([0, 0]);
  expect(barShares([], 'linear')).toEqual([]);
});

it('divides by what there is', () => {
  expect(conversionOf(200, 50)).toBe(0.25);
  expect(conversionOf(50, 200)).toBe(4);
  expect(conversionOf(0, 5)).toBeNull();
  expect(conversionOf(Number.NaN, 5)).toBeNull();
  expect(conversionOf(10, null)).toBeNull();
  expect(conversionOf(10, -3)).toBe(0);
});
