import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { terms, termOf } from '../content/terms';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }).map(
    (file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }),
  );

/** As Storybook makes an id of a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[ ’–—―′¿'`~!@#$%^&*()_|+\-=?;:'",.<>{}[\]\\/]/gi, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');

const pages = read('.storybook/*/*.mdx');
const titles = [
  ...pages.flatMap(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? []),
  ...[
    ...read('packages/ui/src/**/*.stories.tsx'),
    ...read('apps/dashboard/src/**/*.stories.tsx'),
  ].flatMap(({ text }) => /\btitle: '([^']+)'/.exec(text)?.[1] ?? []),
];
const ids = new Set(titles.map((title) => `${idOf(title)}--docs`));

describe.each(pages)('$file', ({ text }) => {
  it('links to pages that exist', () => {
    const links = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it('the glossary names words that the product has, in both languages', () => {
  const missing = terms.filter(
    ([, , file, key]) => termOf('ru', [file, key]) === '' || termOf('uz', [file, key]) === '',
  );
  expect(missing).toEqual([]);
});
