import { expect, it } from 'vitest';
import { readStatistics } from '../use-statistics-search';
import { salesOf } from './sales-of';

const state = readStatistics(
  new URLSearchParams('from=2026-09-20&to=2026-11-10&avtosalon=31'),
  Date.parse('2026-11-20T07:00:00Z'),
);
const period = { from: '2026-09-20', to: '2026-11-10', avtosalon: 31 };

it('a month of the chart is complete, a row of the table is its part of the period', () => {
  expect(salesOf('2026-09', state)).toEqual({ ...period, from: '2026-09-01', to: '2026-09-30' });
  expect(salesOf('within-2026-09', state)).toEqual({ ...period, to: '2026-09-30' });
  const october = { ...period, from: '2026-10-01', to: '2026-10-31' };
  expect(salesOf('within-2026-10', state)).toEqual(october);
  expect(salesOf('within-2026-11', state)).toEqual({ ...period, from: '2026-11-01' });
});

it('the period, a seller of it, and its sales without a cost', () => {
  expect(salesOf('all', state)).toEqual(period);
  expect(salesOf('without-cost', state)).toEqual({ ...period, has_cost: false });
  expect(salesOf('seller-61', state)).toEqual({ ...period, seller: '61' });
  expect(salesOf('seller-none', state)).toEqual({ ...period, seller: 'none' });
});

it.each(['2026-13', 'seller-x', 'within-', 'other'])('%s names no sales', (value) => {
  expect(salesOf(value, state)).toBeUndefined();
});
