import { expect, test } from 'vitest';
import { completeTime, isTime, timeDigits, timeMask } from './time-text';

test.each([
  ['9:00', '09:00'],
  ['0900', '09:00'],
  ['9', '09:00'],
  ['18.30', '18:30'],
  ['183', '18:30'],
  ['', ''],
])('%s is completed to %s', (raw, time) => {
  expect(completeTime(raw)).toBe(time);
});

test('the colon comes by itself', () => {
  expect(timeMask.format(timeDigits('183'))).toBe('18:3');
});

test('knows a time of day', () => {
  expect(isTime('23:59')).toBe(true);
  expect(isTime('24:00')).toBe(false);
  expect(isTime('09:3')).toBe(false);
});
