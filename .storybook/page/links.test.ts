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

/** Derives an id from a title in the same way as Storybook. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[ ’–—―′¿'`~!@#$%^&*()_|+\-=?;:'",.<>{}[\]\\/]/gi, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');

const pages = read('.storybook/*/*.mdx');
const stories = [
  ...read('packages/ui/src/**/*.stories.tsx'),
  ...read('apps/dashboard/src/**/*.stories.tsx'),
].flatMap(({ text }) => {
  const title = /\btitle: '([^']+)'/.exec(text)?.[1];
  return title === undefined ? [] : [{ text, id: idOf(title) }];
});
/** Screens have stories and no page: their stories are tagged `!autodocs`. */
const documented = [
  ...pages.flatMap(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? []).map(idOf),
  ...stories.filter(({ text }) => !text.includes("'!autodocs'")).map(({ id }) => id),
];
const addresses = new Set([
  ...documented.map((id) => `docs/${id}--docs`),
  ...stories.flatMap(({ text, id }) =>
    [...text.matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) => `story/${id}--${idOf(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-'))}`,
    ),
  ),
]);

describe.each(pages)('$file', ({ text }) => {
  it('links to pages and stories that exist', () => {
    const links = [
      ...[...text.matchAll(/\?path=\/([\w/-]+)/g)].map(([, link = '']) => link),
      ...[...text.matchAll(/<PageStory id="([^"]+)"/g)].map(([, id = '']) => `story/${id}`),
    ];
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
  });
});

it.each(pages.filter(({ file }) => file.startsWith('.storybook/patterns/')))(
  '$file links to a screen that shows it',
  ({ text }) => {
    expect(text).toContain('(?path=/story/screens-');
  },
);

it('the glossary names words that the product has, in both languages', () => {
  const missing = terms.filter(
    ([, , file, key]) => termOf('ru', [file, key]) === '' || termOf('uz', [file, key]) === '',
  );
  expect(missing).toEqual([]);
});
