import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dictionarySource, uzbekForReactAria } from './uzbek-for-react-aria';
import { uzbekStrings } from './uzbek-strings';

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

it('finds the dictionaries of react-aria', () => expect(english.length).toBeGreaterThan(15));

it.each(english.filter((file) => !file.includes('/color/')))(
  'says in Uzbek every string of %s',
  async (file) => {
    const dictionary: { default: object } = await import(file);
    const name = path.basename(path.dirname(file));
    const uzbek = uzbekStrings[name === 'intl' ? 'components' : name] ?? {};
    expect(Object.keys(uzbek)).toEqual(expect.arrayContaining(Object.keys(dictionary.default)));
    expect(uzbekForReactAria().load).toBeTypeOf('function');
  },
);

it('makes functions of texts with arguments', () => {
  expect(dictionarySource({ a: 'x', b: '{count} ta' })).toBe(
    'export default {\n"a": "x",\n"b": (args) => `${args.count} ta`\n};\n',
  );
});
