import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'ru' | 'uz';

/** Looks up a text: `words('auth:login.submit')`, with values for the placeholders. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const folder = path.resolve('apps/dashboard/public/locales');
const files = new Map<string, unknown>();

const read = (file: string): unknown => {
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return files.get(file);
};

const member = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;

/** Reads the files that the product serves. @throws Error for a missing key */
export const textsOf =
  (language: Language): Translate =>
  (key, values = {}) => {
    const [namespace = '', keyPath = ''] = key.split(':');
    const text = keyPath.split('.').reduce(member, read(`${language}/${namespace}.json`));
    if (typeof text !== 'string') throw new Error(`There are no words for ${language} ${key}.`);
    return text
      .replaceAll(/\$t\(([\w:.]+)\)/g, (_, inner: string) => textsOf(language)(inner))
      .replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name]));
  };
