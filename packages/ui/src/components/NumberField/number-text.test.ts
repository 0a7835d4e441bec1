import { expect, test } from 'vitest';
import { numberMask, numberText, parseNumber } from './number-text';

const integerDigits = numberMask({ fractionDigits: 0, isGrouped: true });
const tenth = numberMask({ fractionDigits: 1, isGrouped: true });

test('cleans and groups whole numbers', () => {
  expect(integerDigits.format(integerDigits.clean('24500 км'))).toBe('24\u00A0500');
  expect(integerDigits.format(integerDigits.clean('-5'))).toBe('-5');
  expect(integerDigits.clean('1-2')).toBe('12');
});

test('a fraction that is pasted into a whole number falls away, a group does not', () => {
  expect(['24,5', '24 500.75 км', '1,234.5'].map(integerDigits.clean)).toEqual([
    '24',
    '24500',
    '1234',
  ]);
  expect(['24.500', '24,500,000'].map(integerDigits.clean)).toEqual(['24500', '24500000']);
});

test('takes a point or a comma, and no more digits than asked', () => {
  expect(tenth.clean('1.55')).toBe('1,5');
  expect(tenth.clean('1,')).toBe('1,');
});

test('what is not yet a number is null', () => {
  expect(['', '-', ','].map(parseNumber)).toEqual([null, null, null]);
  expect(parseNumber('-12,5')).toBe(-12.5);
});

test('absurd numbers are an empty field', () => {
  expect([null, Number.NaN, Infinity].map((value) => numberText(value, 0))).toEqual(['', '', '']);
  expect(numberText(0.1 + 0.2, 1)).toBe('0,3');
  expect([10 ** 15, -(10 ** 21), 1e308].map((value) => numberText(value, 0))).toEqual(['', '', '']);
  expect(numberText(1 - 10 ** 15, 0)).toBe(`-${'9'.repeat(15)}`);
});
