import { describe, expect, it } from 'vitest';
import { pluralForm } from '../i18n/plural';
import { calendarDays, formatDate, formatDateShort, formatDateTime, formatDay } from './date';
import { generationText } from './generation';
import { convertMoney, formatMoney, formatMoneyShort } from './money';
import { formatChange, formatFileSize, formatNumber, formatPercent } from './number';
import { formatPhone } from './phone';
import { formatClock } from './clock';
import {
  formatDayTime,
  formatDayTitle,
  formatListTime,
  formatRelative,
  formatTimeLeft,
} from './relative-time';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const now = '2026-07-05T09:32:00Z';

describe('numbers', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1 000'],
    [219_000_000, '219 000 000'],
    [2.3, '2,3'],
    [-12.5, '−12,5'],
    [-0.001, '0'],
    [1234.567, '1 234,57'],
    [Number.NaN, '—'],
    [Infinity, '—'],
  ])('%d → %s', (value, expected) => expect(plain(formatNumber(value, 'uz'))).toBe(expected));

  it('separates groups by a no-break space', () =>
    expect(formatNumber(1000, 'ru')).toBe('1\u00A0000'));
  it('formats shares, changes and sizes', () => {
    expect(plain(formatPercent(0.183, 'ru'))).toBe('18,3 %');
    expect(plain(formatChange(0.12, 'uz'))).toBe('+12 %');
    expect(plain(formatChange(-0.03, 'uz'))).toBe('−3 %');
    expect(plain(formatChange(0.0001, 'uz'))).toBe('0 %');
    expect(plain(formatFileSize(2_516_582, 'ru'))).toBe('2,4 МБ');
  });
});

describe('money', () => {
  it.each([
    [125_000_000, 'UZS', 'uz', '125 000 000 so‘m'],
    [125_000_000, 'UZS', 'ru', '125 000 000 сум'],
    [18_100, 'USD', 'ru', '18 100 у.е.'],
    [18_100, 'USD', 'uz', '18 100 y.e.'],
  ] as const)('%d %s in %s', (amount, currency, language, expected) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(expected);
  });
  it('has a short form', () => {
    expect(plain(formatMoneyShort(219_400_000, 'UZS', 'ru'))).toBe('219,4 млн сум');
    expect(plain(formatMoneyShort(999_960_000, 'UZS', 'uz'))).toBe('1 mlrd so‘m');
    expect(plain(formatMoneyShort(950_000, 'UZS', 'uz'))).toBe('950 000 so‘m');
  });
  it('converts to whole units', () => {
    expect(convertMoney(18_100, 'USD', 12_101.5)).toBe(219_037_150);
    expect(convertMoney(219_000_000, 'UZS', 12_100)).toBe(18_099);
  });
});

describe('dates, always in Tashkent', () => {
  it('are formatted in both languages', () => {
    expect(formatDate(now, 'uz')).toBe('5-iyul, 2026');
    expect(formatDate(now, 'ru')).toBe('5 июля 2026');
    expect(formatDay(now, 'uz')).toBe('5-iyul');
    expect(formatDateShort(now)).toBe('05.07.2026');
    expect(formatDateTime(now, 'ru')).toBe('5 июля 2026, 14:32');
    expect(formatDate('garbage', 'ru')).toBe('—');
  });
  it('change at midnight in Tashkent', () => {
    expect(formatDateShort('2025-12-31T18:59:59Z')).toBe('31.12.2025');
    expect(formatDateShort('2025-12-31T19:00:00Z')).toBe('01.01.2026');
    expect(calendarDays('2025-12-31T18:59:59Z', '2025-12-31T19:00:00Z')).toBe(1);
  });
  it.each([
    ['2026-07-05T09:31:40Z', 'только что', 'hozirgina'],
    ['2026-07-05T09:29:00Z', '3 минуты назад', '3 daqiqa oldin'],
    ['2026-07-05T09:11:00Z', '21 минуту назад', '21 daqiqa oldin'],
    ['2026-07-05T04:32:00Z', '5 часов назад', '5 soat oldin'],
    ['2026-07-03T09:32:00Z', '2 дня назад', '2 kun oldin'],
    ['2026-07-06T10:32:00Z', 'через 1 день', '1 kundan keyin'],
    ['2026-05-05T09:32:00Z', '5 мая 2026', '5-may, 2026'],
  ])('%s from now', (moment, ru, uz) => {
    expect(formatRelative(moment, 'ru', now)).toBe(ru);
    expect(formatRelative(moment, 'uz', now)).toBe(uz);
  });
  it('have names when they are near', () => {
    expect(formatDayTime('2026-07-05T06:20:00Z', 'ru', now)).toBe('сегодня, 11:20');
    expect(formatDayTime('2026-07-04T04:05:00Z', 'uz', now)).toBe('kecha, 09:05');
    expect(formatDayTime('2025-07-04T04:05:00Z', 'uz', now)).toBe('4-iyul, 2025, 09:05');
  });
  it('have a short form for rows', () => {
    const now = '2026-07-05T12:00:00Z';
    expect(formatListTime('2026-07-05T06:20:00Z', 'ru', now)).toBe('11:20');
    // The day has changed in Tashkent, but not in UTC.
    expect(formatListTime('2026-07-04T18:59:00Z', 'ru', now)).toBe('вчера');
    expect(formatListTime('2026-07-04T19:01:00Z', 'ru', now)).toBe('00:01');
    expect(formatListTime('2026-06-01T06:20:00Z', 'uz', now)).toBe('1-iyun');
    expect(formatListTime('2025-06-01T06:20:00Z', 'uz', now)).toBe('01.06.2025');
    expect(formatListTime('nonsense', 'uz', now)).toBe('—');
  });
  it('have a name as a heading of a day', () => {
    const now = '2026-07-05T12:00:00Z';
    expect(formatDayTitle('2026-07-05T06:20:00Z', 'uz', now)).toBe('Bugun');
    expect(formatDayTitle('2026-07-04T06:20:00Z', 'ru', now)).toBe('Вчера');
    expect(formatDayTitle('2026-06-01T06:20:00Z', 'ru', now)).toBe('1 июня');
    expect(formatDayTitle('2025-06-01T06:20:00Z', 'ru', now)).toBe('1 июня 2025');
  });
  it('counts down by the minute', () => {
    expect(plain(formatTimeLeft(((2 * 24 + 4) * 60 + 18) * 60_000, 'ru'))).toBe('2 д 04 ч 18 мин');
    expect(plain(formatTimeLeft(90_000, 'uz'))).toBe('2 daq');
    expect(plain(formatTimeLeft(-5, 'uz'))).toBe('0 daq');
    expect(formatClock(59.2)).toBe('1:00');
  });
});

describe('plural forms', () => {
  it.each([
    [1, 'one'],
    [21, 'one'],
    [11, 'many'],
    [2, 'few'],
    [14, 'many'],
    [24, 'few'],
    [0, 'many'],
    [5, 'many'],
    [1.5, 'other'],
  ] as const)('ru %d', (count, form) => {
    expect(pluralForm('ru', count)).toBe(form);
  });
  it('agree with CLDR wherever the runtime knows the language', () => {
    const rules = new Intl.PluralRules('ru');
    for (let count = 0; count < 250; count += 1)
      expect(pluralForm('ru', count)).toBe(rules.select(count));
  });
  it('uz has two', () =>
    expect([0, 1, 2, 21].map((count) => pluralForm('uz', count))).toEqual([
      'other',
      'one',
      'other',
      'other',
    ]));
});

describe('phones', () => {
  it('shows them in groups', () => {
    expect(plain(formatPhone('+998901234567'))).toBe('+998 90 123 45 67');
    expect(plain(formatPhone('+77011234567'))).toBe('+7 701 123 45 67');
    expect(plain(formatPhone('99890*****67'))).toBe('+998 90 *** ** 67');
    expect(formatPhone('112')).toBe('112');
    expect(formatPhone('+99890')).toBe('+99890');
  });
});

it.each([
  ['II restyling (2020–)', 'II рестайлинг (2020–наст. время)', 'II restayling (2020–hozirgacha)'],
  ['E2 restyling', 'E2 рестайлинг', 'E2 restayling'],
  ['II рестайлинг', 'II рестайлинг', 'II restayling'],
  ['VII (2015–2019)', 'VII (2015–2019)', 'VII (2015–2019)'],
])('says the generation %s in both languages', (name, ru, uz) => {
  expect([generationText(name, 'ru'), generationText(name, 'uz')]).toEqual([ru, uz]);
});
