import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import { expect, it } from 'vitest';
import { uzbekFile } from './uzbek-for-react-aria';

const modules = path.join(
  createRequire(import.meta.url).resolve('react-aria/package.json'),
  '../..',
);
const english = ['react-aria', 'react-stately', 'react-aria-components'].flatMap((name) => {
  const root = path.join(modules, name, 'dist');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('en-US.mjs'))
    .map((file) => path.join(root, file));
});

it('finds the dictionaries of react-aria', () => expect(english.length).toBeGreaterThan(20));

const argumentsOf = (source: string) => [...new Set(source.match(/(?<=args\.)\w+/g))].toSorted();

it.each(english)('says in Uzbek every string of %s, with its arguments', async (file) => {
  const strings: { default: Record<string, unknown> } = await import(file);
  const uzbek: Record<string, string> = JSON.parse(readFileSync(uzbekFile(file) ?? '', 'utf8'));
  expect(Object.keys(uzbek)).toEqual(Object.keys(strings.default));
  for (const [key, text] of Object.entries(uzbek)) {
    // An ASCII apostrophe quotes in ICU's format.
    expect(text).not.toContain("'");
    expect(argumentsOf(compileStrings({ [key]: text })), key).toEqual(
      argumentsOf(String(strings.default[key])),
    );
  }
});
