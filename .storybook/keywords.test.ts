import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keywords } from './keywords';

const root = fileURLToPath(new URL('../', import.meta.url));

it('belong to components that exist', () => {
  const isThere = (name: string) =>
    ['packages/ui/src/components', 'apps/dashboard/src/shared/marketplace'].some((folder) =>
      existsSync(`${root}${folder}/${name}`),
    );
  expect(Object.keys(keywords).filter((name) => !isThere(name))).toEqual([]);
});

it.each([
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['spinner', 'Skeleton'],
  ['alert', 'Banner'],
  ['snackbar', 'Toast'],
  ['accordion', 'Disclosure'],
  ['autocomplete', 'ComboBox'],
  ['upload', 'FileDrop'],
  ['wizard', 'SectionNav'],
  ['notification', 'Toast'],
  ['chart', 'LineChart'],
])('%s finds %s', (name, component) => {
  expect(keywords[component]).toContain(name);
});
