import { describe, expect, it } from 'vitest';
import {
  currencyOf,
  dateOf,
  mileageOf,
  moneyOf,
  numberOf,
  photosOf,
  yearOf,
  yesNoOf,
} from './cells';
import type { Cell } from './sheet-worker';

const nbsp = '\u00A0';
const thin = '\u202F';

describe('numbers', () => {
  it.each<[Cell, number | undefined]>([
    [0, 0],
    [165_500_000, 165_500_000],
    [12.5, 12.5],
    [-1, undefined],
    [Number.NaN, undefined],
    ['0', 0],
    ['7', 7],
    ['007', 7],
    ['165500000', 165_500_000],
    ['165 500 000', 165_500_000],
    [`165${nbsp}500${nbsp}000`, 165_500_000],
    [`165${thin}500${thin}000`, 165_500_000],
    ["165'500'000", 165_500_000],
    ['165’500’000', 165_500_000],
    ['165.500.000', 165_500_000],
    ['165,500,000', 165_500_000],
    ['12.500', 12_500],
    ['12,500', 12_500],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,5', 1234.5],
    ['165 млн', 165_000_000],
    ['168млн', 168_000_000],
    ['168 млн.', 168_000_000],
    ['165,5 млн', 165_500_000],
    ['165.5 млн', 165_500_000],
    ['165,5 mln', 165_500_000],
    ['1,2 млрд', 1_200_000_000],
    ['1.2 mlrd', 1_200_000_000],
    ['12,5 тыс', 12_500],
    ['12,5 тыс.', 12_500],
    ['24.5 тысяч', 24_500],
    ['31 ming', 31_000],
    ['18k', 18_000],
    ['3 миллиона', 3_000_000],
    ['2 миллион', 2_000_000],
    ['0,5 млн', 500_000],
    ['150 лимонов', 150_000_000],
    ['1 000 000,50', 1_000_000.5],
    ['150–160 млн', undefined],
    ['', undefined],
    [' ', undefined],
    ['abc', undefined],
    ['12a', undefined],
    ['1.2.3', undefined],
    ['12.3456', undefined],
    ['-5', undefined],
    ['1,,2', undefined],
    [null, undefined],
    ['млн', undefined],
  ])('%j is %j', (cell, value) => {
    expect(numberOf(cell)).toBe(value);
  });
});

describe('mileage', () => {
  it.each<[Cell, number | undefined]>([
    [24_500, 24_500],
    [24_500.4, 24_500],
    ['24500', 24_500],
    ['24 500 км', 24_500],
    ['24.500 km', 24_500],
    ['24,5 тыс', 24_500],
    ['24,5 тыс км', 24_500],
    ['24,5 тыс. км', 24_500],
    ['31 ming km', 31_000],
    ['45 т.км', 45_000],
    ['10 000км', 10_000],
    ['31 минг км', 31_000],
    ['0', 0],
    ['0 км', 0],
    ['новая', 0],
    ['Yangi', 0],
    ['много', undefined],
    ['24500 миль', undefined],
  ])('%j is %j', (cell, value) => {
    expect(mileageOf(cell)).toBe(value);
  });
});

describe('money', () => {
  it.each<[Cell, { amount: number; currency?: 'UZS' | 'USD' } | undefined]>([
    [18_100, { amount: 18_100 }],
    [18_100.4, { amount: 18_100 }],
    ['18 100', { amount: 18_100 }],
    ['18 100 $', { amount: 18_100, currency: 'USD' }],
    ['$18,100', { amount: 18_100, currency: 'USD' }],
    ['$ 18 100.50', { amount: 18_101, currency: 'USD' }],
    ['18100 у.е.', { amount: 18_100, currency: 'USD' }],
    ['18100 уе', { amount: 18_100, currency: 'USD' }],
    ['18 100 у. е.', { amount: 18_100, currency: 'USD' }],
    ['18100 y.e.', { amount: 18_100, currency: 'USD' }],
    ['18100 ye', { amount: 18_100, currency: 'USD' }],
    ['18100 USD', { amount: 18_100, currency: 'USD' }],
    ['usd 18100', { amount: 18_100, currency: 'USD' }],
    ['18,1 тыс $', { amount: 18_100, currency: 'USD' }],
    ['18100 долларов', { amount: 18_100, currency: 'USD' }],
    ['18100$', { amount: 18_100, currency: 'USD' }],
    ['18.100 $', { amount: 18_100, currency: 'USD' }],
    ['18 100 y.e', { amount: 18_100, currency: 'USD' }],
    ['18100 долл.', { amount: 18_100, currency: 'USD' }],
    ['165 500 000 сум', { amount: 165_500_000, currency: 'UZS' }],
    ['165500000 сум.', { amount: 165_500_000, currency: 'UZS' }],
    ['165500000 сумов', { amount: 165_500_000, currency: 'UZS' }],
    ['165 млн сум', { amount: 165_000_000, currency: 'UZS' }],
    ['165,5 млн. сум', { amount: 165_500_000, currency: 'UZS' }],
    ["165 mln so'm", { amount: 165_000_000, currency: 'UZS' }],
    ['165 mln so‘m', { amount: 165_000_000, currency: 'UZS' }],
    ['165 mln som', { amount: 165_000_000, currency: 'UZS' }],
    ['165 mln sum', { amount: 165_000_000, currency: 'UZS' }],
    ['165 млн сўм', { amount: 165_000_000, currency: 'UZS' }],
    ['165 000 000 СЎМ', { amount: 165_000_000, currency: 'UZS' }],
    ['165500000 UZS', { amount: 165_500_000, currency: 'UZS' }],
    ['165', { amount: 165 }],
    ['0', { amount: 0 }],
    ['договорная', undefined],
    ['$', undefined],
    ['', undefined],
    ['18 100 €', undefined],
  ])('%j is %j', (cell, value) => {
    expect(moneyOf(cell)).toEqual(value);
  });

  it.each<[Cell, 'UZS' | 'USD' | undefined]>([
    ['сум', 'UZS'],
    ['UZS', 'UZS'],
    ['so‘m', 'UZS'],
    ['сўм', 'UZS'],
    ['$', 'USD'],
    ['у.е.', 'USD'],
    ['USD', 'USD'],
    ['доллар', 'USD'],
    ['EUR', undefined],
    ['', undefined],
  ])('the currency %j is %j', (cell, value) => {
    expect(currencyOf(cell)).toBe(value);
  });
});

describe('years', () => {
  it.each<[Cell, number | undefined]>([
    [2023, 2023],
    ['2023', 2023],
    [' 2023 ', 2023],
    ['2023 г.', 2023],
    ['2023г', 2023],
    ['2023 год', 2023],
    ['2023 yil', 2023],
    ['2023-yil', 2023],
    ['2023-йил', 2023],
    ['2023 йил', 2023],
    ['2023 г.в.', 2023],
    ['2023.0', 2023],
    [1950, 1950],
    [2027, 2027],
    [2028, undefined],
    [1949, undefined],
    ['20222', undefined],
    ['23', undefined],
    ['две тысячи', undefined],
    ['2023-05-01', undefined],
    ['', undefined],
  ])('%j is %j', (cell, value) => {
    expect(yearOf(cell, 2026)).toBe(value);
  });
});

describe('days', () => {
  it.each<[Cell, string | undefined]>([
    [45_000, '2023-03-15'],
    [45_000.75, '2023-03-15'],
    [46_083, '2026-03-02'],
    [1, undefined],
    [20_260_302, undefined],
    ['02.03.2026', '2026-03-02'],
    ['2.3.2026', '2026-03-02'],
    ['02/03/2026', '2026-03-02'],
    ['2026-03-02', '2026-03-02'],
    ['2026-03-02T10:20:00Z', '2026-03-02'],
    ['2026-03-02 10:20', '2026-03-02'],
    ['02.03.2026 10:20', '2026-03-02'],
    ['02.03.2026 г.', '2026-03-02'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2026', undefined],
    ['31.04.2026', undefined],
    ['13/25/2026', undefined],
    ['02.03.26', undefined],
    ['2 марта 2026', undefined],
    ['вчера', undefined],
    ['', undefined],
  ])('%j is %j', (cell, value) => {
    expect(dateOf(cell)).toBe(value);
  });
});

describe('yes and no', () => {
  it.each<[Cell, boolean | undefined]>([
    [true, true],
    [false, false],
    ['да', true],
    ['Да', true],
    ['ДА', true],
    ['есть', true],
    ['ha', true],
    ['Ha', true],
    ['yes', true],
    ['true', true],
    ['1', true],
    [1, true],
    ['+', true],
    ['✓', true],
    ['нет', false],
    ['Нет', false],
    ['yo‘q', false],
    ["yo'q", false],
    ['no', false],
    ['false', false],
    ['0', false],
    [0, false],
    ['-', false],
    ['—', false],
    ['может быть', undefined],
    ['2', undefined],
  ])('%j is %j', (cell, value) => {
    expect(yesNoOf(cell)).toBe(value);
  });
});

describe('addresses of photos', () => {
  const [a, b] = ['https://a.uz/1.jpg', 'https://a.uz/2.jpg'];
  it.each<[Cell, string[] | undefined]>([
    [a, [a]],
    [`${a} ${b}`, [a, b]],
    [`${a},${b}`, [a, b]],
    [`${a}; ${b}`, [a, b]],
    [`${a}|${b}`, [a, b]],
    [`${a}\n${b}`, [a, b]],
    [`${a} ${a}`, [a]],
    ['', []],
    ['http://a.uz/1.jpg', undefined],
    ['ftp://a.uz/1.jpg', undefined],
    ['фото', undefined],
    [`${a} фото`, undefined],
  ])('%j gives %j', (cell, value) => {
    expect(photosOf(cell)).toEqual(value);
  });

  it('a car has at most 30', () => {
    const many = Array.from({ length: 40 }, (_, index) => `https://a.uz/${index}.jpg`);
    expect(photosOf(many.join(' '))).toHaveLength(30);
  });
});
