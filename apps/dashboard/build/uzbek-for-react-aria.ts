import type { Plugin } from 'vite';
import { uzbekStrings } from './uzbek-strings.ts';

const english =
  /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/].*intl[\\/](?:(\w+)[\\/])?en-US\.m?js$/;

/** Source of one dictionary: texts with `{name}` become functions of react-aria's arguments. */
export function dictionarySource(strings: Readonly<Record<string, string>>): string {
  const entries = Object.entries(strings).map(([key, text]) => {
    const template = text
      .replace(/[`\\$]/g, '\\$&')
      .replace(/\{(\w+)\}/g, (_match, name: string) => `\${args.${name}}`);
    return `${JSON.stringify(key)}: ${text.includes('{') ? `(args) => \`${template}\`` : JSON.stringify(text)}`;
  });
  return `export default {\n${entries.join(',\n')}\n};\n`;
}

/**
 * react-aria speaks 34 languages and no Uzbek; what it does not know it says in English (`en-US`). This puts Uzbek in the place of
 * English, so that a screen reader reads in the interface's language. A dictionary that we have no words for stays English.
 */
export function uzbekForReactAria(): Plugin {
  return {
    name: 'karvon:uzbek-for-react-aria',
    enforce: 'pre',
    load(id) {
      const match = english.exec(id.split('?')[0] ?? id);
      if (match === null) return null;
      const strings = uzbekStrings[match[1] ?? 'components'];
      return strings === undefined ? null : dictionarySource(strings);
    },
  };
}
