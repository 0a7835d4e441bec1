import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { statuses, type StatusRow } from './statuses';

interface Look {
  tone: string;
  icon: unknown;
  /** `namespace:key.in.it` */
  word: string;
}

const isLook = (value: unknown): value is Look =>
  typeof value === 'object' &&
  value !== null &&
  'tone' in value &&
  'icon' in value &&
  'word' in value;

const files = import.meta.glob<Record<string, unknown>>(
  '../../apps/dashboard/src/shared/status/*-status.ts',
  { eager: true },
);

/** The dashboard's tables by the name they have here: `carStatus` is `car`. */
const tables = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, table]) => {
    if (typeof table !== 'object' || table === null) return [];
    const looks = Object.entries(table).filter((entry): entry is [string, Look] =>
      isLook(entry[1]),
    );
    return looks.length > 0 ? [{ name: name.replace(/Status$/, ''), looks }] : [];
  }),
);

const words = z.record(z.string(), z.unknown());
/** As it is read: words that i18next takes from elsewhere stand in their place. */
const wordOf = (language: 'ru' | 'uz', address: string): string => {
  const [namespace = '', path = ''] = address.split(':');
  const file = new URL(
    `../../apps/dashboard/public/locales/${language}/${namespace}.json`,
    import.meta.url,
  );
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => words.parse(at)[key], JSON.parse(readFileSync(file, 'utf8')));
  return z
    .string()
    .parse(found)
    .replaceAll(/\$t\(([\w:.]+)\)/g, (_, inner: string) => wordOf(language, inner));
};

const documented = new Map<string, Record<string, StatusRow>>(Object.entries(statuses));

describe('statuses of the dashboard', () => {
  it('are found', () => {
    expect(tables.map(({ name }) => name)).toContain('car');
  });

  it.each(tables)('look and sound as documented: $name', ({ name, looks }) => {
    const rows = documented.get(name) ?? {};
    const shown = looks.map(([key, { tone, icon, word }]) => [
      key,
      { tone, icon, ru: wordOf('ru', word), uz: wordOf('uz', word) },
    ]);
    expect(Object.fromEntries(shown)).toEqual(rows);
  });
});
