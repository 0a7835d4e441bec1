import { expect, test } from 'vitest';
import { digitsOf, groupDigits } from './group-digits';

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
