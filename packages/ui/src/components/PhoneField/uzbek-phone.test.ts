import { expect, test } from 'vitest';
import { fromE164, groupNational, nationalDigits, toE164, isForeignPhone } from './uzbek-phone';

test.each([
  ['+998 (90) 123-45-67', '901234567'],
  ['998901234567', '901234567'],
  ['00998 90 123 45 67', '901234567'],
  ['tel:+998901234567', '901234567'],
  ['8 90 123 45 67', '901234567'],
  ['90.123.45.67', '901234567'],
  ['\u200E90\u00A0123 45 67 доб. 4', '901234567'],
  ['+998 90 123 45 67 доб. 4', '901234567'],
  ['+90 123 45 67', '901234567'],
  ['+7 901 234-56-78', ''],
  ['tel:+79012345678', ''],
  ['007 901 234 56 78', ''],
  ['998', '998'],
  ['+998', ''],
  ['слова', ''],
])('%s → %s', (raw, digits) => {
  expect(nationalDigits(raw)).toBe(digits);
});

test('groups two, three, two, two', () => {
  expect(groupNational('901234567')).toBe('90 123 45 67');
  expect(groupNational('9012')).toBe('90 12');
  expect(groupNational('')).toBe('');
});

test('E.164 there and back, and nothing from nothing', () => {
  expect(toE164('901234567')).toBe('+998901234567');
  expect(toE164('')).toBe('');
  expect(fromE164('+998901234567')).toBe('901234567');
  expect(fromE164(null)).toBe('');
});

test.each([
  ['+7 916 123 45 67', true],
  ['0049 30 1234567890', true],
  ['+998 90 123 45 67', false],
  ['8 90 123 45 67', false],
  ['+7', false],
])('tells of %s whether it is a whole number of another country', (raw, isForeign) => {
  expect(isForeignPhone(raw)).toBe(isForeign);
});
