import { expect, it } from 'vitest';
import { barShares, conversionOf } from './funnel-steps';

it('measures bars against the widest, on either scale', () => {
  expect(barShares([200, 100, 0], 'linear')).toEqual([1, 0.5, 0]);
  const shares = barShares([184_200, 26_950, 1782, 453, 21], 'log').map((share) =>
    Math.round(share * 100),
  );
  expect(shares).toEqual([100, 84, 62, 50, 25]);
});

it('renders nothing for what is no count', () => {
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
