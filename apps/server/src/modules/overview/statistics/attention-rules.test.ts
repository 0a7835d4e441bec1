import { expect, it } from 'vitest';
import { createAttentionRules } from './attention-rules';
import type { PeriodCar } from './period-cars.repository';

const now = new Date('2026-11-20T19:00:00Z');
const period = { from: '2026-11-11', to: '2026-11-20' };
const daysAgo = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000);

/** On sale for all ten days of the period. */
const car = (id: number, values: Partial<PeriodCar>): PeriodCar => ({
  id,
  version: 1,
  status: 'active',
  is_edited: false,
  brand_name: 'Chevrolet',
  car_model_name: 'Cobalt',
  car_model_id: 1,
  generation_id: null,
  transmission_id: null,
  year: 2024,
  mileage: 0,
  price: 130_000_000,
  currency: 'UZS',
  photo_count: 10,
  declined_reasons: [],
  created_at: daysAgo(40),
  status_changed_at: daysAgo(40),
  activated_at: daysAgo(40),
  expires_at: null,
  next_update_at: null,
  closed_at: null,
  views: 100,
  likes: 0,
  leads: 0,
  place: null,
  may_need_care: true,
  cover_id: null,
  cover_name: null,
  cover_width: null,
  cover_height: null,
  ...values,
});

it('puts what loses the most views first: views lost in a day, times days', () => {
  const usual = [1, 2, 3, 4, 5].map((id) => car(id, {}));
  const rules = createAttentionRules(
    [
      ...usual,
      // Usual: ten views a day. Loses nine a day for ten days.
      car(6, { views: 10, photo_count: 2 }),
      // Loses eight a day for ten days.
      car(7, { views: 20 }),
      // Loses ten a day for two days.
      car(8, { status: 'moderation_declined', status_changed_at: daysAgo(2), views: 0 }),
      // Loses none.
      car(9, { photo_count: 2 }),
    ],
    period,
    now,
  );
  const judged = rules.judge(new Map());
  expect(judged.map(({ row, reason, cost }) => [row.id, reason, Math.round(cost)])).toEqual([
    [6, 'too_few_photos', 90],
    [7, 'few_views', 80],
    [8, 'moderation_declined', 20],
    [9, 'too_few_photos', 0],
  ]);
});
