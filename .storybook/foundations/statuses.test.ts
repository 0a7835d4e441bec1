import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { statuses, type StatusRow } from './statuses';

interface Style {
  tone: string;
  icon: unknown;
  /** `namespace:key.in.it` */
  label: string;
}

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' &&
  value !== null &&
  'tone' in value &&
  'icon' in value &&
  'label' in value;

const files = import.meta.glob<Record<string, unknown>>(
  '../../apps/dashboard/src/shared/status/*-status.ts',
  { eager: true },
);

/** The dashboard's tables by their names here: `carStatus` is `car`. */
const tables = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, table]) => {
    if (typeof table !== 'object' || table === null) return [];
    const styles = Object.entries(table).filter((entry): entry is [string, Style] =>
      isStyle(entry[1]),
    );
    return styles.length > 0 ? [{ name: name.replace(/Status$/, ''), styles }] : [];
  }),
);

const texts = z.record(z.string(), z.unknown());
/** Label as displayed: references to other i18next keys are resolved. */
const labelOf = (language: 'ru' | 'uz', address: string): string => {
  const [namespace = '', path = ''] = address.split(':');
  const file = new URL(
    `../../apps/dashboard/public/locales/${language}/${namespace}.json`,
    import.meta.url,
  );
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => texts.parse(at)[key], JSON.parse(readFileSync(file, 'utf8')));
  return z
    .string()
    .parse(found)
    .replaceAll(/\$t\(([\w:.]+)\)/g, (_, inner: string) => labelOf(language, inner));
};

const documented = new Map<string, Record<string, StatusRow>>(Object.entries(statuses));

describe('statuses of the dashboard', () => {
  it('are found', () => {
    expect(tables.map(({ name }) => name)).toContain('car');
  });

  it.each(tables)('look and sound as documented: $name', ({ name, styles }) => {
    const rows = documented.get(name) ?? {};
    const shown = styles.map(([key, { tone, icon, label }]) => [
      key,
      { tone, icon, ru: labelOf('ru', label), uz: labelOf('uz', label) },
    ]);
    expect(Object.fromEntries(shown)).toEqual(rows);
  });
});
