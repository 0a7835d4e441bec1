import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, read as textOf } from './source-files';

const generated = 'packages/api/src/generated/';
const manifest: unknown = JSON.parse(readFileSync('packages/api/package.json', 'utf8'));
const doors = Object.entries<string>(Object(Object(manifest).exports)).map(([name, target]) => ({
  name: new RegExp(`^@karvon/api${name.slice(1).replaceAll('*', '(.+)')}$`),
  target,
}));

function targetsOf(specifier: string, from: string): string[] {
  if (specifier.startsWith('.')) {
    const file = path.join(path.dirname(from), specifier);
    return [file, `${file}.ts`, `${file}/index.ts`];
  }
  for (const { name, target } of doors) {
    const found = name.exec(specifier);
    if (found !== null) return [path.join('packages/api', target.replaceAll('*', found[1] ?? ''))];
  }
  return [];
}

const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].flatMap(
    ([, specifier = '']) => targetsOf(specifier, file),
  );

// Before, 40,000 generated lines were committed that no code used.
it('has a reader written by hand for every generated file, directly or through others', () => {
  const sources = projectFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const files = new Set(sources.filter((file) => file.startsWith(generated)));
  const waiting = sources.filter((file) => !file.startsWith(generated));
  const read = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const target of importsOf(file)) {
      if (!files.has(target) || read.has(target)) continue;
      read.add(target);
      waiting.push(target);
    }
  }
  expect([...files].filter((file) => !read.has(file))).toEqual([]);
});
