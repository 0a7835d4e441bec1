import { fixtures } from '@karvon/api/fixtures';
import type { Application } from '@karvon/api/main';
import { expect, it } from 'vitest';
import { type Prices, surchargeOf } from './surcharge';

const application: Application = {
  ...fixtures.getApplication,
  currency: 'UZS',
  desired_price: 219_000_000,
  desired_currency: 'UZS',
  rate: { ...fixtures.getApplication.rate, rate: 12_000 },
};
const inUzs = (price: number | null, market_price: number | null = 96_000_000): Prices => ({
  price,
  market_price,
  currency: 'UZS',
});

it.each<[string, Prices, ReturnType<typeof surchargeOf>]>([
  ['the agreed price', inUzs(94_000_000), { amount: 125_000_000, isRough: false }],
  ['the market while none is agreed', inUzs(null), { amount: 123_000_000, isRough: true }],
  ['no price at all', inUzs(null, null), undefined],
  ['a price above ours', inUzs(222_000_000), { amount: -3_000_000, isRough: false }],
  [
    'a price in the other currency',
    { price: 8_000, market_price: null, currency: 'USD' },
    { amount: 10_250, isRough: true },
  ],
])('what the buyer adds by %s', (_, prices, expected) => {
  expect(surchargeOf(application, prices)).toEqual(expected);
});

it('is undefined without a car of ours', () => {
  expect(surchargeOf({ ...application, desired_price: undefined }, inUzs(94_000_000))).toBe(
    undefined,
  );
});
