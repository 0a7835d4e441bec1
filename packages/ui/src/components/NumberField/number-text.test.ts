import { expect, test } from 'vitest';
import { numberMask, numberText } from './number-text';

const integerDigits = numberMask({ fractionDigits: 0, isGrouped: true });
const tenth = numberMask({ fractionDigits: 1, isGrouped: true });

test('groups the digits and keeps the sign', () => {
  expect(integerDigits.format(integerDigits.clean('24500'))).toBe('24\u00A0500');
  expect(integerDigits.format(integerDigits.clean('-5'))).toBe('-5');
});

test('takes a point or a comma', () => {
  expect(tenth.clean('1.5')).toBe('1,5');
  expect(tenth.clean('1,')).toBe('1,');
});

test('absurd numbers are an empty field', () => {
  expect([null, Number.NaN, Infinity].map((value) => numberText(value, 0))).toEqual(['', '', '']);
  expect(numberText(0.1 + 0.2, 1)).toBe('0,3');
  expect([10 ** 15, -(10 ** 21), 1e308].map((value) => numberText(value, 0))).toEqual(['', '', '']);
  expect(numberText(1 - 10 ** 15, 0)).toBe(`-${'9'.repeat(15)}`);
});
