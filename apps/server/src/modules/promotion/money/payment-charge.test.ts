import { expect, it } from 'vitest';
import { nextAsk } from './payment-charge.service';

const since = new Date('2026-07-05T09:00:00Z');
const minute = 60;

it.each([
  [0, 2],
  [1, 2],
  [10, 10],
  [4 * minute, 4 * minute],
  [5 * minute, 5 * minute],
  [6 * minute, 5 * minute],
  [24 * 60 * minute, 5 * minute],
])(
  'asks for a payment that has waited %d s in %d s, and never later than in 5 minutes',
  (waited, wait) => {
    const now = new Date(since.getTime() + waited * 1000);
    expect(nextAsk(since, now).getTime() - now.getTime()).toBe(wait * 1000);
  },
);
