import { expect, it } from 'vitest';
import { splitPayment, splitPayments, sumToEnd } from './pay-state';

it.each([
  [1_000_000, 400_000, { fromBalance: 400_000, byCard: 600_000 }],
  [300_000, 400_000, { fromBalance: 300_000, byCard: 0 }],
  // The card would pay 150 so'm, less than its minimum.
  [400_150, 400_000, { fromBalance: 399_150, byCard: 1_000 }],
  // Below the card's minimum and without a balance: the dialog shows the minimum.
  [500, 0, { fromBalance: 0, byCard: 500 }],
])(
  'takes %d from %d free: the balance first, the card no less than it may',
  (amount, free, split) => {
    expect(splitPayment(amount, free, 1000)).toEqual(split);
  },
);

it('sums what a campaign needs until its last day', () => {
  const now = new Date('2026-11-23T07:00:00Z');
  const campaign = {
    daily_spend: 200_000,
    budget_left: 450_000,
    end_date: '2026-11-30',
    unit_price: 20_000,
    unit_size: 100,
  };
  expect(sumToEnd(campaign, now)).toBe(8 * 200_000 - 450_000);
  // Rounded to whole views, since the rest would be returned.
  expect(sumToEnd({ ...campaign, daily_spend: 200_010 }, now)).toBe(8 * 200_000 - 450_000 + 200);
  expect(sumToEnd({ ...campaign, budget_left: 5_000_000 }, now)).toBeUndefined();
});

it('returns what several payments charge the card', () => {
  // The balance of 500 is unused: the card would pay less than its minimum.
  expect(splitPayments([1000, 1000], 500, 1000)).toEqual([
    { fromBalance: 0, byCard: 1000 },
    { fromBalance: 0, byCard: 1000 },
  ]);
});

it('uses the balance once, in the order of the payments', () => {
  expect(splitPayments([3000, 2000, 2000], 4000, 1000)).toEqual([
    { fromBalance: 3000, byCard: 0 },
    { fromBalance: 1000, byCard: 1000 },
    { fromBalance: 0, byCard: 2000 },
  ]);
});
