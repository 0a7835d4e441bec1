import { expect, it } from 'vitest';
import { sharedFiles, type PlainChunk } from './shared-files.ts';

const routes = 'src/features/routes.ts';

/** A chunk with one module of its name. */
const chunk = (
  name: string,
  size: number,
  imports: string[] = [],
  part: Partial<PlainChunk> = {},
): PlainChunk => ({
  fileName: name,
  facadeModuleId: null,
  isEntry: false,
  isDynamicEntry: false,
  imports,
  dynamicImports: [],
  modules: { [`src/${name}.ts`]: { code: 'x'.repeat(size) } },
  ...part,
});

const page = (name: string, imports: string[], facade = `src/features/${name}.tsx`) =>
  chunk(name, 100, imports, { isDynamicEntry: true, facadeModuleId: facade });

const entry = (...pages: string[]) =>
  chunk('entry', 100, [], { isEntry: true, facadeModuleId: routes, dynamicImports: pages });

const filesOf = (chunks: PlainChunk[], groups: Record<string, string> = {}) =>
  sharedFiles(chunks, {
    groupOf: (id) => groups[id],
    isFirstScreen: (facade) => facade.includes('first'),
  });

it('puts what the same pages share into one file', () => {
  const files = filesOf([
    entry('a', 'b'),
    page('a', ['field', 'menu']),
    page('b', ['field', 'menu']),
    chunk('field', 50_000),
    chunk('menu', 50_000),
  ]);
  expect(files.get('src/field.ts')).toBeDefined();
  expect(files.get('src/field.ts')).toBe(files.get('src/menu.ts'));
});

it('leaves a page without what it does not need', () => {
  const files = filesOf([
    entry('a', 'b', 'c'),
    page('a', ['field']),
    page('b', ['field', 'calendar']),
    page('c', ['field', 'calendar']),
    chunk('field', 20_000),
    chunk('calendar', 90_000),
  ]);
  expect(files.get('src/field.ts')).not.toBe(files.get('src/calendar.ts'));
});

it('brings a page a little that it does not need rather than a file more for all of them', () => {
  const files = filesOf([
    entry('a', 'b', 'c'),
    page('a', ['field']),
    page('b', ['field', 'icon']),
    page('c', ['field', 'icon']),
    chunk('field', 20_000),
    chunk('icon', 500),
  ]);
  expect(files.get('src/field.ts')).toBe(files.get('src/icon.ts'));
});

it('counts what a file imports: a small part must not bring the file of another screen', () => {
  const chunks = [
    entry('a', 'b'),
    page('a', ['title']),
    page('b', ['title', 'path']),
    page('c', ['title', 'path']),
    chunk('title', 500),
    chunk('path', 500, ['list']),
    chunk('list', 90_000),
  ];
  const files = filesOf(chunks, { 'src/list.ts': 'cars' });
  expect(files.get('src/title.ts')).not.toBe(files.get('src/path.ts'));
  expect(files.has('src/list.ts')).toBe(false);
});

it('makes no files that import each other in a circle', () => {
  const chunks = (imports: string[]) => [
    entry('a', 'b', 'c'),
    page('a', ['outer', 'inner']),
    page('b', ['outer', 'inner']),
    page('c', ['middle', 'inner']),
    chunk('outer', 1000, imports),
    chunk('middle', 1000, ['inner']),
    chunk('inner', 1000),
  ];
  const groups = { 'src/middle.ts': 'group' };
  const free = filesOf(chunks([]), groups);
  expect(free.get('src/outer.ts')).toBe(free.get('src/inner.ts'));
  const between = filesOf(chunks(['middle']), groups);
  expect(between.get('src/outer.ts')).not.toBe(between.get('src/inner.ts'));
});

it('asks for fewer files where the page of a first screen waits for them', () => {
  const chunks = (name: string) => [
    entry('a', name),
    page('a', ['icon']),
    page('b', ['icon', 'chart']),
    page(name, ['icon', 'chart']),
    chunk('icon', 500),
    chunk('chart', 30_000),
  ];
  const apart = filesOf(chunks('c'));
  expect(apart.get('src/icon.ts')).not.toBe(apart.get('src/chart.ts'));
  const together = filesOf(chunks('first'));
  expect(together.get('src/icon.ts')).toBe(together.get('src/chart.ts'));
});
