import { expect, test } from 'vitest';
import { completeTime, timeDigits, timeMask, timeText } from './time-text';

test.each([
  ['9:00', '09:00'],
  ['0900', '09:00'],
  ['9', '09:00'],
  ['18.30', '18:30'],
  ['18:3', '18:30'],
  ['9-18', '9-18'],
  ['', ''],
])('%s is completed to %s', (raw, time) => {
  expect(completeTime(raw)).toBe(time);
});

test('the colon comes by itself', () => {
  expect(timeMask.format(timeDigits('183'))).toBe('18:3');
  expect(timeText('1.')).toBe('01');
  expect(timeText('01.3')).toBe('01:3');
});
