import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

const name = 'virtual:components-index';
const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders of components: the package's and the dashboard's. */
const folders = ['packages/ui/src/components', 'apps/dashboard/src/shared/marketplace'];

/** The first group that matches a pattern, without escapes. */
function read(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`Nothing is like ${String(pattern)}`);
  return found.replaceAll(/\\(.)/g, '$1');
}

/** Texts of files, by path. */
const filesOf = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]),
  );

const inFolder = /^(?:packages\/ui\/src\/components|.*\/shared\/marketplace)\/([A-Z]\w+)\//;
const componentOf = (file: string) => inFolder.exec(file)?.[1];

/** Components that some files use, directly or through files that they import, and the durations of all these. */
function usesOf(sources: ReadonlyMap<string, string>, from: readonly string[], between: RegExp) {
  const own = componentOf(from[0] ?? '');
  const steps = new Map(from.map((file) => [file, 0]));
  const components = new Set<string>();
  const durations = new Set<string>();
  for (const [file, step] of steps) {
    const text = sources.get(file) ?? '';
    for (const [, duration = ''] of text.matchAll(/vars\.duration\.(\w+)/g))
      durations.add(duration);
    for (const [, imported = ''] of text.matchAll(/(?:from |import\()'([^']+)'/g)) {
      const place = imported.replace(
        /^@karvon\/ui\/(\w+)/,
        `${root}packages/ui/src/components/$1/$1`,
      );
      const used = path.resolve(root, path.dirname(file), place).slice(root.length);
      const component = componentOf(used);
      if (component !== undefined && component !== own) components.add(component);
      const next = [`${used}.ts`, `${used}.tsx`].find((name) => sources.has(name));
      if (component !== undefined || next === undefined || !between.test(next)) continue;
      // Distant imports of a shared part are not on every page that uses the part.
      if (!steps.has(next) && (step < 2 || next.startsWith('packages/'))) steps.set(next, step + 1);
    }
  }
  return { components: [...components].toSorted(), durations: [...durations] };
}

/** Screens by folder: the first story of each, and the components that its files use. */
function screensOf(sources: ReadonlyMap<string, string>) {
  const stories = filesOf('apps/dashboard/src/{app,features}/**/*.stories.tsx');
  const folders = new Map(
    [...stories].toReversed().map(([file, text]) => [path.dirname(file), text]),
  );
  const longest = [...folders.keys()].toSorted((one, other) => other.length - one.length);
  const folderOf = (file: string) => longest.find((folder) => file.startsWith(`${folder}/`));
  return [...folders].map(([folder, text]) => {
    const title = read(text, /title: '(Screens\/[^']+)'/);
    const files = [...sources.keys()].filter((file) => folderOf(file) === folder);
    return {
      title: title.split('/')[1] ?? title,
      id: toId(title, storyNameFromExport(read(text, /^export const (\w+): /m))),
      components: usesOf(sources, files, /^apps\/dashboard\/src\/shared\//).components,
    };
  });
}

function rows() {
  const sources = new Map(
    [...filesOf('{packages/ui,apps/dashboard}/src/**/*.{ts,tsx}')].filter(
      ([file]) => !/\.(stories|docs|sample|test)\./.test(file),
    ),
  );
  const screens = screensOf(sources);
  const docs = filesOf(`{${folders.join(',')}}/*/*.docs.tsx`);
  const components = [...docs].map(([file, text]) => {
    const component = componentOf(file) ?? file;
    const own = [...sources.keys()].filter((one) => componentOf(one) === component);
    const stories = readFileSync(`${root}${file.replace('.docs.', '.stories.')}`, 'utf8');
    const [, changes = '[]'] = /\bchanges: (\[[\s\S]*?\]),\n {2}\w/.exec(text) ?? [];
    const { components: madeOf, durations } = usesOf(sources, own, /^packages\/ui\/src\/private\//);
    return {
      name: component,
      title: read(stories, /title: '((?:Components|Product parts)\/[^']+)'/),
      summary: read(text, /\bsummary:\s*['"`]((?:\\.|[^\\])*?)['"`],\n/),
      status: read(text, /\bstatus: '(\w+)'/),
      since: read(text, /\bsince: '([\d.]+)'/),
      reviewed: /\breviewed: '([\d-]+)'/.exec(text)?.[1],
      changes: runInNewContext(changes),
      source: file.replace('.docs.', '.'),
      madeOf,
      durations,
    };
  });
  const insteadOf = new Map(
    [...docs].map(([file, text]) => [
      componentOf(file) ?? file,
      [...text.matchAll(/\binstead: \[([^\]]+)\]/g)].flatMap(
        ([, names = '']) => names.match(/\w+/g) ?? [],
      ),
    ]),
  );
  return components.map((row) => ({
    ...row,
    partOf: components
      .filter(({ madeOf }) => madeOf.includes(row.name))
      .map(({ name: other }) => other),
    replaces: [...insteadOf].filter(([, names]) => names.includes(row.name)).map(([name]) => name),
    screens: screens
      .filter(({ components: used }) => used.includes(row.name))
      .map(({ title, id }) => ({ title, id })),
  }));
}

/** A module with facts about all components, read from their files, so that a page that lists them need not import them. */
export const componentsIndexPlugin = (): Plugin => ({
  name: 'components-index',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export const componentsIndex = ${JSON.stringify(rows())};` : undefined,
});
