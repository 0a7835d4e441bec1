import { expect, test } from 'vitest';
import { readCode } from './code';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12', '12'],
  ['', ''],
  ['[14:05] Karvon: код 123456', '123456'],
  ['+998 71 200 00 00: Karvon 123456. Никому его не говорите', '123456'],
  ['998712000000 Karvon kodi: 417-293', '417293'],
  ['Karvon: 417 293', '417293'],
  ['Код 123456, прежний 654321', { problem: 'several' }],
  ['Karvon: 417-293 или 111-222', { problem: 'several' }],
  ['1234567', { problem: 'none' }],
  ['Код 12345', { problem: 'none' }],
  ['Привет', { problem: 'none' }],
])('%s → %j', (text, right) => {
  expect(readCode(text, 6)).toEqual(typeof right === 'string' ? { code: right } : right);
});
