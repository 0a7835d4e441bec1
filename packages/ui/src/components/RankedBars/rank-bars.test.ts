import { expect, it } from 'vitest';
import { rankBars } from './rank-bars';

const bars = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), value }));
const places = (...values: (number | null)[]) =>
  rankBars(bars(...values)).ranked.map(({ bar, rank }) => [bar.id, rank]);

// Fault: of two showrooms with the same number one is called better.
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

// Fault: what is shown adds up to less than the total above it.
it('adds up what the limit leaves out', () => {
  expect(rankBars(bars(5, 9, null, 4, 1), 2).others).toEqual({ count: 3, value: 5 });
  expect(rankBars(bars(5, 9), 2).others).toEqual({ count: 0, value: 0 });
  expect(rankBars(bars(5, 9), 0).ranked).toHaveLength(1);
});
