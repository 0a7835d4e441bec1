import { expect, test } from 'vitest';
import { amountDigits, digitsOf, groupDigits } from './group-digits';

test.each([
  ['12 500 000', '12500000'],
  ['12.500.000', '12500000'],
  ['12,500,000.00 сум', '12500000'],
  ['$18,100', '18100'],
  ['007', '7'],
  ['0', '0'],
  ['-5', '5'],
  ['нет', ''],
  ['9'.repeat(40), '9'.repeat(15)],
])('%s → %s', (raw, digits) => {
  expect(amountDigits(raw)).toBe(digits);
});

test('groups by no-break spaces', () => {
  expect(groupDigits('219000000')).toBe('219\u00A0000\u00A0000');
  expect(groupDigits('999')).toBe('999');
});

test('absurd amounts are an empty field', () => {
  expect([null, undefined, Number.NaN, -1, Infinity].map(digitsOf)).toEqual(['', '', '', '', '']);
});

test('an amount of more than 15 digits is an empty field, never a part of itself', () => {
  expect([1_234_567_890_123_456, 10 ** 15, 10 ** 21, 1e308].map(digitsOf)).toEqual([
    '',
    '',
    '',
    '',
  ]);
  expect(digitsOf(10 ** 15 - 1)).toBe('9'.repeat(15));
});
