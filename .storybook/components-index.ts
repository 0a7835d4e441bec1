import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:components-index';
const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders of components: the package's, and the product's own. */
const folders = ['packages/ui/src/components', 'apps/dashboard/src/shared/marketplace'];

/** The first group that a file of a component matches, without escapes. */
function read(file: string, pattern: RegExp): string {
  const [, found] = pattern.exec(readFileSync(`${root}${file}`, 'utf8')) ?? [];
  if (found === undefined) throw new Error(`${file} has nothing like ${String(pattern)}`);
  return found.replaceAll(/\\(.)/g, '$1');
}

/** The list of changes of a component, as its file writes them. */
const changesOf = (text: string) =>
  [...text.matchAll(/\{\s*version: '([\d.]+)',\s*text:\s*['"`]((?:\\.|[^\\])*?)['"`],?\s*\}/g)].map(
    ([, version, change]) => ({ version, text: change?.replaceAll(/\\(.)/g, '$1') }),
  );

/** A row for each component that has a page: its group, what it is for, its status. */
function rows() {
  return globSync(`{${folders.join(',')}}/*/*.docs.tsx`, { cwd: root })
    .toSorted()
    .map((file) => ({
      title: read(
        file.replace('.docs.', '.stories.'),
        /title: '((?:Components|Product parts)\/[^']+)'/,
      ),
      summary: read(file, /\bsummary:\s*['"`]((?:\\.|[^\\])*?)['"`],\n/),
      status: read(file, /\bstatus: '(\w+)'/),
      since: read(file, /\bsince: '([\d.]+)'/),
      reviewed: /\breviewed: '([\d-]+)'/.exec(readFileSync(`${root}${file}`, 'utf8'))?.[1],
      changes: changesOf(readFileSync(`${root}${file}`, 'utf8')),
      source: file.replace('.docs.', '.'),
    }));
}

/**
 * A module with the names, purposes and states of all components, read from their files: a page that lists or links to them brings none of
 * them with it.
 */
export const componentsIndexPlugin = (): Plugin => ({
  name: 'components-index',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export const componentsIndex = ${JSON.stringify(rows())};` : undefined,
});
