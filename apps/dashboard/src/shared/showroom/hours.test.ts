import { expect, it } from 'vitest';
import { hoursOn, hoursText, isoWeekday, type Hours } from './hours';

const texts = {
  daily: (hours: string) => `${hours}, ежедневно`,
  roundTheClock: 'круглосуточно',
  closed: 'выходной',
};
const usual: Hours = { opening_time: '09:00', closing_time: '20:00', weekday_hours: [] };

it.each<[Partial<Hours>, string]>([
  [{}, '09:00–20:00, ежедневно'],
  [{ opening_time: '00:00', closing_time: '00:00' }, 'круглосуточно, ежедневно'],
  [{ weekday_hours: [{ weekday: 7 }] }, 'Пн–Сб 09:00–20:00, Вс выходной'],
  [
    {
      weekday_hours: [{ weekday: 3, opening_time: '10:00', closing_time: '02:00' }, { weekday: 7 }],
    },
    'Пн–Вт 09:00–20:00, Ср 10:00–02:00, Чт–Сб 09:00–20:00, Вс выходной',
  ],
])('says hours %o', (hours, text) =>
  expect(hoursText({ ...usual, ...hours }, 'ru', texts)).toBe(text),
);

it('finds the hours of a date', () => {
  const hours = { ...usual, weekday_hours: [{ weekday: 7 }] };
  expect(hoursOn(hours, isoWeekday('2026-11-29'))).toBeUndefined();
  expect(hoursOn(hours, isoWeekday('2026-11-30'))).toEqual({ opens: '09:00', closes: '20:00' });
});
