import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:components-index';
const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders of components: the package's and the dashboard's. */
const folders = ['packages/ui/src/components', 'apps/dashboard/src/shared/marketplace'];

/** The first group that matches a pattern in the file of a component, without escapes. */
function read(file: string, pattern: RegExp): string {
  const [, found] = pattern.exec(readFileSync(`${root}${file}`, 'utf8')) ?? [];
  if (found === undefined) throw new Error(`${file} has nothing like ${String(pattern)}`);
  return found.replaceAll(/\\(.)/g, '$1');
}

const changesOf = (text: string) =>
  [...text.matchAll(/\{\s*version: '([\d.]+)',\s*text:\s*['"`]((?:\\.|[^\\])*?)['"`],?\s*\}/g)].map(
    ([, version, change]) => ({ version, text: change?.replaceAll(/\\(.)/g, '$1') }),
  );

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

/** A module with the names, purposes and statuses of all components, read from their files, so that a page that lists them need not import them. */
export const componentsIndexPlugin = (): Plugin => ({
  name: 'components-index',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export const componentsIndex = ${JSON.stringify(rows())};` : undefined,
});
