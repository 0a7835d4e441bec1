import { describe, expect, it } from 'vitest';
import { calculators, digitsOf, group, isCalculator, samples } from './calculators';

describe('installment', () => {
  it.each([
    [219_000_000, 65_700_000, 24, 0],
    [100_000_000, 0, 7, 0],
    [100_000_001, 33_333_333, 36, 13],
    [1, 0, 36, 0],
    [0, 0, 12, 20],
    [50_000_000, 80_000_000, 12, 5],
  ])(
    '%d with %d at once over %d months at %d %% sums up to the so’m',
    (price, first, months, markup) => {
      const { monthly, count, last, due, total } = calculators.installment({
        price,
        first,
        months,
        markup,
      });
      expect(monthly * count + last).toBe(due);
      expect(Math.min(first, price) + due).toBe(total);
      expect(total - due + Math.max(0, price - first)).toBe(price);
      // The remainder is less than one more so'm a month.
      expect(last - monthly).toBeLessThan(months);
      expect(last).toBeGreaterThanOrEqual(monthly);
    },
  );

  it('says what the mock says', () => {
    expect(calculators.installment(samples.installment)).toEqual({
      monthly: 6_387_500,
      count: 23,
      last: 6_387_500,
      due: 153_300_000,
      total: 219_000_000,
      share: 30,
    });
  });
});

it('says who pays on top', () => {
  expect(calculators.tradeIn(samples.tradeIn)).toEqual({
    mine: 219_000_000,
    theirs: 94_000_000,
    surcharge: 125_000_000,
    units: 0,
    weGive: 0,
  });
  expect(calculators.tradeIn({ mine: 1, theirs: 3 })).toEqual({
    mine: 1,
    theirs: 3,
    surcharge: 2,
    units: 0,
    weGive: 1,
  });
  // Where the day's rate is known the surcharge is said in y.e. as well.
  expect(calculators.tradeIn({ ...samples.tradeIn, rate: 12_100 })).toMatchObject({
    units: 10_331,
  });
});

it('adds car and certificate in both currencies', () => {
  expect(calculators.cip(samples.cip)).toEqual({
    car: 294_030_000,
    total: 306_530_000,
    totalUnits: 25_333,
  });
  expect(calculators.cip({ price: 1, certificate: 1 })).toEqual({
    car: 0,
    total: 1,
    totalUnits: 0,
  });
});

it('buys by the prices of the contract', () => {
  expect(calculators.budget(samples.budget)).toEqual({
    sum: 5_000_000,
    views: 25_000,
    clicks: 2_500,
  });
});

it('reads and writes figures as the product does', () => {
  expect(group(1_234_567)).toBe('1\u00A0234\u00A0567');
  expect(group(999)).toBe('999');
  expect(digitsOf(' 1 234a567 сум')).toBe('1234567');
  expect(isCalculator('toString')).toBe(false);
});
