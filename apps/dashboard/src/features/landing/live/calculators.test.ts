import { describe, expect, it } from 'vitest';
import {
  amountOf,
  calculators,
  group,
  isCalculator,
  isPlainAmount,
  samples,
  signed,
} from './calculators';

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
      expect(last - monthly).toBeLessThan(months);
      expect(last).toBeGreaterThanOrEqual(monthly);
    },
  );

  it('matches the mock', () => {
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

it('names who pays the surcharge', () => {
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

it('uses the prices of the contract', () => {
  expect(calculators.budget(samples.budget)).toEqual({
    sum: 5_000_000,
    views: 25_000,
    clicks: 2_500,
  });
});

it('parses and formats figures as the product does', () => {
  expect(group(1_234_567)).toBe('1\u00A0234\u00A0567');
  expect(group(999)).toBe('999');
  expect(isCalculator('toString')).toBe(false);
});

// Fault: the calculators read «24,5» as 245.
it.each([
  ['', 0],
  ['1 234\u00A0567 сум', 1_234_567],
  ['145 млн', 145_000_000],
  ['1.450.000', 1_450_000],
  ['24,5', undefined],
  ['24.50', undefined],
  ['-5', undefined],
  ['1 234a567', undefined],
  ['1234567890123456', undefined],
])('reads %j as the fields of the product do', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

it('groups only digits while typing', () => {
  expect(['1 450', '', '24,5', '145 млн', '1234567890123456'].map(isPlainAmount)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

// Fault: an empty price gave «−0».
it('formats zero without a sign', () => {
  expect([signed(0, '−'), signed(94_000, '−')]).toEqual(['0', '−94\u00A0000']);
});
