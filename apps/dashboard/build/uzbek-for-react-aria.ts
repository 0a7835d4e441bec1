import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';

const english =
  /[\\/](react-aria|react-stately|react-aria-components)[\\/]dist[\\/].*intl[\\/](?:(\w+)[\\/])?en-US\.m?js$/;

/** The Uzbek texts of one of react-aria's dictionaries, by the file of its English ones; undefined for any other file. */
export function uzbekFile(id: string): string | undefined {
  const [, library, dictionary = ''] = english.exec(id.split('?')[0] ?? id) ?? [];
  if (library === undefined) return undefined;
  const packages = path.join(import.meta.dirname, 'react-aria-uz/packages');
  return path.join(packages, library, 'intl', dictionary, 'uz-UZ.json');
}

/**
 * react-aria supports 34 languages but not Uzbek, and falls back to English (`en-US`). This replaces its English with
 * Uzbek, so that screen readers use the interface's language. `react-aria-uz/README.md` describes when it can be
 * removed.
 */
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
