import { expect, test } from 'vitest';
import { formatInspection, timesWith, timesWithin, toMoment, usualTime } from './inspection-time';

test('inspections begin while the showroom is open, and the last one is over when it closes', () => {
  const times = timesWithin({ opens: '09:00', closes: '20:00' });
  expect([times[0], times.at(-1), times.length]).toEqual(['09:00', '19:30', 22]);
  expect(timesWithin({ opens: '09:10', closes: '10:40' })).toEqual(['09:30', '10:00']);
  expect(timesWithin({ opens: '09:00', closes: '09:20' })).toEqual([]);
  expect(timesWithin(undefined)).toEqual([]);
});

test('hours past midnight and round the clock have times until midnight', () => {
  expect(timesWithin({ opens: '22:00', closes: '02:00' })).toEqual([
    '22:00',
    '22:30',
    '23:00',
    '23:30',
  ]);
  expect(timesWithin({ opens: '00:00', closes: '00:00' })).toHaveLength(48);
});

test('keeps a planned time at any hour', () => {
  const times = timesWithin({ opens: '09:00', closes: '10:00' });
  expect(timesWith(times, '08:15')).toEqual(['08:15', '09:00', '09:30']);
  expect(timesWith(times, '')).toEqual(times);
});

test('proposes eleven when the showroom is open then, otherwise its first time', () => {
  expect(usualTime(timesWithin({ opens: '09:00', closes: '20:00' }))).toBe('11:00');
  expect(usualTime(timesWithin({ opens: '12:00', closes: '20:00' }))).toBe('12:00');
  expect(usualTime([])).toBe('');
});

test('names the day by the calendar of Tashkent', () => {
  const now = Date.parse(toMoment('2026-11-20', '23:59'));
  const at = toMoment('2026-11-21', '11:00');
  expect(formatInspection(at, 'ru', now)).toBe('завтра в 11:00');
  expect(formatInspection(at, 'uz', now)).toBe('ertaga soat 11:00\u00A0da');
  expect(formatInspection(at, 'ru', now + 60_000)).toBe('сегодня в 11:00');
});
