import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { badValuesOf, hugeOf, isPlain, nonsense, spoiltWithin } from './bad-values';
import { keepQuiet, takeDoubledKeys, takeWarnings } from './warnings';

interface StoryFile {
  default: { component?: ComponentType<object>; args?: object };
  Default?: { args?: object };
}

const files = import.meta.glob<StoryFile>(
  [
    '../components/*/*.stories.tsx',
    '../../../../apps/dashboard/src/shared/marketplace/*/*.stories.tsx',
  ],
  { eager: true },
);

/** Every component with the props that its stories give it. */
const components = Object.entries(files).flatMap(([file, { default: meta, Default }]) => {
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? file;
  const args = { ...meta.args, ...Default?.args };
  return meta.component ? [{ name, component: meta.component, args }] : [];
});

// Thousands of texts that are taken at once: printed, they take longer than the tests.
beforeAll(keepQuiet);

/** Returns the text of the page, and the attributes that screen readers and styles use. */
function shown(): string {
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => /^(aria-|style$|title$|alt$|d$|width$|height$|x$|y$|value$)/.test(name))
      .map(({ value }) => value),
  );
  return [document.body.textContent, ...attributes].join('\n');
}

it('knows the components by their stories', () => {
  expect(components.length).toBeGreaterThan(90);
});

/**
 * The props of each round: first the lists alone are empty, for nothing else shows then; then what lies within them is bad; after that every word, figure and date takes
 * the next of its bad values.
 */
function rounds(args: object): object[] {
  const entries = Object.entries(args);
  const empty = entries.map(([key, value]) => [key, Array.isArray(value) ? [] : value]);
  const bad = entries.map(([key, value]) => [key, value, badValuesOf(key, value)] as const);
  const count = Math.max(0, ...bad.map(([, , values]) => values.length));
  // Cells of a Table are rendered by the story: what they make of a bad figure is its own doing.
  const isDeep = !('columns' in args);
  return [
    Object.fromEntries(empty),
    // Then only what lies within lists, for a list that is empty shows nothing of it.
    ...Array.from({ length: isDeep ? 7 : 0 }, (_, round) =>
      Object.fromEntries(
        entries.map(([key, value]) => [
          key,
          Array.isArray(value) || isPlain(value) ? spoiltWithin(key, value, round) : value,
        ]),
      ),
    ),
    ...Array.from({ length: count }, (_, round) =>
      Object.fromEntries(
        bad.map(([key, value, values]) => [
          key,
          values.length === 0 ? value : values[round % values.length],
        ]),
      ),
    ),
  ];
}

it.each(components)('$name bears what nobody means', ({ component, args }) => {
  for (const props of rounds(args)) {
    const { unmount } = render(createElement(component, props));
    expect(shown(), JSON.stringify(props)?.slice(0, 400)).not.toMatch(nonsense);
    unmount();
  }
  // A word to the developer is welcome here, and React's about words that are keys and became alike.
  takeWarnings();
  takeDoubledKeys();
});

/** Components that draw hundreds of values, and may get thousands. */
const charts = ['BarChart', 'LineChart', 'StackedBar'];

const chartsWithLists = components
  .filter(({ name }) => charts.includes(name))
  .flatMap(({ name, component, args }) => {
    const lists = Object.entries(args).flatMap(([key, value]) =>
      Array.isArray(value) ? [[key, hugeOf(key, value)]] : [],
    );
    return lists.length === 0 ? [] : [{ name, component, args, lists }];
  });

it.each(chartsWithLists)('$name bears a huge list', ({ component, args, lists }) => {
  const props = { ...args, ...Object.fromEntries(lists) };
  const { unmount } = render(createElement(component, props));
  expect(shown()).not.toMatch(nonsense);
  unmount();
  // React's word about keys that are alike would be a fault here: the things differ.
  takeWarnings();
});
