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

const components = Object.entries(files).flatMap(([file, { default: meta, Default }]) => {
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? file;
  const args = { ...meta.args, ...Default?.args };
  return meta.component ? [{ name, component: meta.component, args }] : [];
});

// Thousands of warnings are taken at once: printing them would take longer than the tests.
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

/** Props of each round: empty lists first, then invalid values inside lists, then the next invalid value for every text, number and date. */
function rounds(args: object): object[] {
  const entries = Object.entries(args);
  const empty = entries.map(([key, value]) => [key, Array.isArray(value) ? [] : value]);
  const bad = entries.map(([key, value]) => [key, value, badValuesOf(key, value)] as const);
  const count = Math.max(0, ...bad.map(([, , values]) => values.length));
  // The story renders the cells of a Table, so invalid numbers in them are not the component's.
  const isDeep = !('columns' in args);
  return [
    Object.fromEntries(empty),
    // Invalid values inside lists only, because an empty list hides them.
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

it.each(components)('$name accepts invalid values', ({ component, args }) => {
  for (const props of rounds(args)) {
    const { unmount } = render(createElement(component, props));
    expect(shown(), JSON.stringify(props)?.slice(0, 400)).not.toMatch(nonsense);
    unmount();
  }
  // Warnings to the developer are expected, and React's about duplicate keys.
  takeWarnings();
  takeDoubledKeys();
});

/** Components that render hundreds of values, and may get thousands. */
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
  // Duplicate keys would be an error here: the values differ.
  takeWarnings();
});
