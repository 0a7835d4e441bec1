import { expect, it } from 'vitest';
import { slips } from './slips';

it.each([
  ['kobalt', 'kobalt', 0],
  ['kobalt', 'kobolt', 1],
  ['kobalt', 'kobat', 1],
  ['kobalt', 'kobaltt', 1],
  ['kobalt', 'kboalt', 1],
  ['kobalt', 'kbolat', 2],
  ['', '', 0],
])('from %s to %s are %i', (a, b, expected) => {
  expect(slips(a, b, 2)).toBe(expected);
  expect(slips(b, a, 2)).toBe(expected);
});

it('stops counting past the limit', () => {
  expect(slips('kobalt', 'malibu', 2)).toBe(3);
  expect(slips('a', 'abcdefgh', 2)).toBe(3);
});
