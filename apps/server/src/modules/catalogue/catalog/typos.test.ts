import { expect, it } from 'vitest';
import { typos } from './typos';

it.each([
  ['kobalt', 'kobalt', 0],
  ['kobalt', 'kobolt', 1],
  ['kobalt', 'kobat', 1],
  ['kobalt', 'kobaltt', 1],
  ['kobalt', 'kboalt', 1],
  ['kobalt', 'kbolat', 2],
  ['', '', 0],
])('from %s to %s are %i', (a, b, expected) => {
  expect(typos(a, b, 2)).toBe(expected);
  expect(typos(b, a, 2)).toBe(expected);
});

it('stops counting past the limit', () => {
  expect(typos('kobalt', 'malibu', 2)).toBe(3);
  expect(typos('a', 'abcdefgh', 2)).toBe(3);
});
