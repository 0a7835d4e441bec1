import { expect, test } from 'vitest';
import { readTime } from './time';

test.each([
  ['9', '09:00'],
  ['18', '18:00'],
  ['900', '09:00'],
  ['0900', '09:00'],
  ['1830', '18:30'],
  ['9:00', '09:00'],
  ['9.00', '09:00'],
  ['9,30', '09:30'],
  ['9 00', '09:00'],
  ['18-30', '18:30'],
  ['18:30:00', '18:30'],
  ['9 ч', '09:00'],
  ['9 ч 30 мин', '09:30'],
  ['9:00 am', '09:00'],
  ['6 pm', '18:00'],
  ['12 am', '00:00'],
  // The form reports that a day ends at 23:59.
  ['24:00', '24:00'],
  ['9-18', undefined],
  ['9:00-18:00', undefined],
  ['с 9 до 18', undefined],
  ['18305', undefined],
  ['круглосуточно', undefined],
  ['', undefined],
])('%s → %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
