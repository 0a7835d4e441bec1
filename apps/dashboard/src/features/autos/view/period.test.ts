import { expect, it } from 'vitest';
import { periodOf } from './period';

it('counts days by the calendar of Tashkent, both ends included', () => {
  expect(periodOf(Date.parse('2025-11-20T18:59:00Z'), 7)).toEqual({
    from: '2025-11-14',
    to: '2025-11-20',
  });
  expect(periodOf(Date.parse('2025-11-20T19:00:00Z'), 1)).toEqual({
    from: '2025-11-21',
    to: '2025-11-21',
  });
});
