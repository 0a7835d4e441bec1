import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = ['start', 'foundations', 'patterns', 'content'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);

const importLine = /^import \{ (.+) \} from '(.+)';$/gm;

const fileOf = (page: string, from: string) =>
  ['.tsx', '.ts']
    .map((ending) => path.resolve(root, path.dirname(page), `${from}${ending}`))
    .find((file) => existsSync(file));

/** Code samples contain elements that are not the page's. */
const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** Only `storybook build` compiles them, which runs in CI on main and not in `npm test`. */
describe.each(pages)('%s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const imports = [...text.matchAll(importLine)].map(([, names = '', from = '']) => ({
    names: names.split(', '),
    from,
  }));

  it('imports existing modules only', () => {
    const missing = imports
      .filter(({ from }) => from.startsWith('.'))
      .flatMap(({ names, from }) => {
        const file = fileOf(page, from);
        const source = file === undefined ? '' : readFileSync(file, 'utf8');
        return names
          .filter((name) => !new RegExp(`export (const|function) ${name}\\b`).test(source))
          .map((name) => `${name} from ${from}`);
      });
    expect(missing).toEqual([]);
  });

  it('shows nothing that it does not import', () => {
    const known = imports.flatMap(({ names }) => names);
    const shown = [...withoutCode(text).matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
    expect(shown.filter((name) => !known.includes(name))).toEqual([]);
  });
});
