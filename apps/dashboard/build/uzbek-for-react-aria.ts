import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';

const english =
  /[\\/](react-aria|react-stately|react-aria-components)[\\/]dist[\\/].*intl[\\/](?:(\w+)[\\/])?en-US\.m?js$/;

/** Uzbek texts for a react-aria dictionary, by the file of its English ones. Undefined for other files. */
export function uzbekFile(id: string): string | undefined {
  const [, library, dictionary = ''] = english.exec(id.split('?')[0] ?? id) ?? [];
  if (library === undefined) return undefined;
  const packages = path.join(import.meta.dirname, 'react-aria-uz/packages');
  return path.join(packages, library, 'intl', dictionary, 'uz-UZ.json');
}

/** Replaces react-aria's English texts with Uzbek, which it lacks, so that screen readers use the interface's language. See `react-aria-uz/README.md`. */
export function uzbekForReactAria(): Plugin {
  return {
    name: 'karvon:uzbek-for-react-aria',
    enforce: 'pre',
    load(id) {
      const file = uzbekFile(id);
      if (file === undefined || !existsSync(file)) return null;
      this.addWatchFile(file);
      const source = compileStrings(JSON.parse(readFileSync(file, 'utf8')));
      return source.replace('module.exports =', 'export default');
    },
  };
}
