import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keywords } from './keywords';

const folder = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

// Guards against a name that no longer finds anything: its component was renamed or removed.
it('belong to components that exist', () => {
  const isThere = (name: string) =>
    ['components', 'marketplace'].some((kind) => existsSync(`${folder}${kind}/${name}`));
  expect(Object.keys(keywords).filter((name) => !isThere(name))).toEqual([]);
});

// Guards against a designer who types the name that other design systems use and finds nothing.
it.each([
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['spinner', 'Skeleton'],
  ['alert', 'Banner'],
  ['snackbar', 'Toast'],
  ['accordion', 'Disclosure'],
  ['autocomplete', 'ComboBox'],
  ['upload', 'FileDrop'],
  ['wizard', 'Stepper'],
  ['notification', 'Toast'],
  ['chart', 'LineChart'],
])('%s finds %s', (name, component) => {
  expect(keywords[component]).toContain(name);
});
