import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lettersOutside, unicodeRange } from './font-letters';

const locales = path.join(import.meta.dirname, '../public/locales');
const text = readdirSync(locales, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(path.join(locales, file), 'utf8'))
  .join('');

it('contains each letter of our texts, as a missing one would load a whole file', () => {
  expect(lettersOutside(text)).toEqual([]);
  expect(lettersOutside('Karvon ™')).toEqual(['™']);
});

it('has the format of a style sheet', () => {
  expect(unicodeRange('cab\u00A0—a')).toBe('U+61-63, U+A0, U+2014');
});
