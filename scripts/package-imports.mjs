// Vite must know these before the first test: a dependency discovered later reloads the page in the middle of a run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const builtInBrowser =
  /^(?!\.|node:|vitest|storybook|@storybook|virtual:|@karvon|msw\/node|@vitest)/;

/** Excludes style sheets, which run at build time. */
export const packageImports = (...folders) => {
  const found = new Set();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.endsWith('.css.ts'))
        continue;
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      for (const [, kind, source] of text.matchAll(
        /^(?:import|export)(\s+type)?[^;]*?from\s+'([^']+)'/gm,
      )) {
        if (kind === undefined && source !== undefined && builtInBrowser.test(source)) {
          found.add(source);
        }
      }
    }
  }
  found.delete('@vanilla-extract/css');
  return [...found].toSorted();
};
