import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lettersOutside, unicodeRange } from './font-letters';

const locales = path.join(import.meta.dirname, '../public/locales');
const text = readdirSync(locales, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(path.join(locales, file), 'utf8'))
  .join('');

it('holds every letter of our words: one that is missing would bring a whole file', () => {
  expect(lettersOutside(text)).toEqual([]);
  expect(lettersOutside('Karvon ™')).toEqual(['™']);
});

it('is written as a style sheet has it', () => {
  expect(unicodeRange('cab\u00A0—a')).toBe('U+61-63, U+A0, U+2014');
});
