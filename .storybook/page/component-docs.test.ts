import { describe, expect, it } from 'vitest';
import { componentGroups, type ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { extractArgTypes, infoOf } from '../props/arg-types';
import { readTexts } from './read-texts';
import { notReviewed, undocumented, withoutSample } from './undocumented';

const folders = '{packages/ui/src/components,apps/dashboard/src/shared/marketplace}';
const nameOf = (path: string) => path.split('/').at(-2) ?? path;
const byName = <Value>(files: Record<string, Value>) =>
  new Map(Object.entries(files).map(([path, value]) => [nameOf(path), value]));

const sources = new Map(
  Object.entries(readTexts(`${folders}/*/*.tsx`)).flatMap(([path, text]) =>
    path.endsWith(`/${nameOf(path)}.tsx`) ? [[nameOf(path), text] as const] : [],
  ),
);
const stories = byName(readTexts(`${folders}/*/*.stories.tsx`));
const samples = byName(readTexts(`${folders}/*/*.sample.tsx`));
const pages = byName(
  import.meta.glob<ComponentDocs>(
    [
      '../../packages/ui/src/components/*/*.docs.tsx',
      '../../apps/dashboard/src/shared/marketplace/*/*.docs.tsx',
    ],
    {
      import: 'docs',
      eager: true,
    },
  ),
);

/** Sources that may use a component: the dashboard's and other components'. */
const users = Object.entries(
  readTexts('apps/dashboard/src/**/*.{ts,tsx}', `${folders}/*/*.tsx`),
).filter(([path]) => !/\.(stories|docs|sample|test|css)\./.test(path));

const publicProps = new Map(
  Object.values(readTexts('packages/ui/api/components.txt'))
    .flatMap((text) => text.split('\n\n'))
    .map((block) => {
      const [name = '', ...lines] = block.split('\n');
      return [name, lines.flatMap((line) => /^ {2}([\w-]+)\??: /.exec(line)?.[1] ?? [])] as const;
    }),
);

/** Their stories show a replacement: a region of toasts takes a queue, which controls cannot edit. */
const substitutes = new Map([['Toast', 'Toasts']]);

/** Components without visible content. */
const invisible = ['VisuallyHidden'];

const storyNames = (name: string) =>
  [...(stories.get(name) ?? '').matchAll(/^export const (\w+)\b/gm)].map(([, story]) => story);

/** Paths of empty texts and lists in a page. */
function emptyParts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [path];
    return value.flatMap((item, index) => emptyParts(item, `${path}[${String(index)}]`));
  }
  // Examples are elements, whose content is not checked.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([key, part]) => emptyParts(part, `${path}.${key}`));
}

const groups = new Set<string | undefined>([
  ...componentGroups.map((group) => `Components/${group}`),
  'Product parts',
]);

describe('components', () => {
  it('are found', () => {
    expect(sources.size).toBeGreaterThan(80);
  });

  it('have a page each, but for those on the list that may only shrink', () => {
    const missing = [...sources.keys()].filter((name) => !pages.has(name));
    if (missing.length > 0) {
      process.stdout.write(`${String(missing.length)} without a page: ${missing.join(', ')}\n`);
    }
    const silent = missing.filter((name) => !undocumented.includes(name));
    expect(silent, `Write X.docs.tsx in ${folders}/X for these`).toEqual([]);
    const stale = undocumented.filter((name) => pages.has(name));
    expect(stale, 'Take these out of .storybook/page/undocumented.ts').toEqual([]);
  });

  it('have a sample of their code each, but for those on the list that may only shrink', () => {
    const missing = [...sources.keys()].filter((name) => !samples.has(name));
    const silent = missing.filter((name) => !withoutSample.includes(name));
    expect(silent, `Write X.sample.tsx in ${folders}/X for these`).toEqual([]);
    const stale = withoutSample.filter((name) => samples.has(name));
    expect(stale, 'Take these out of .storybook/page/undocumented.ts').toEqual([]);
  });

  it('are called stable where the product uses them, by itself or in another component, and only there', () => {
    const used = new Set(
      users.flatMap(([path, text]) =>
        [
          ...text.matchAll(
            /(?:from |import\()'(?:@karvon\/ui|(?:\.\.\/)+(?:components|(?:shared\/)?marketplace)|\.\.)\/(\w+)(?:\/\w+)?'/g,
          ),
        ]
          .map(([, name = '']) => name)
          .filter((name) => nameOf(path) !== name),
      ),
    );
    const wrong = [...pages].filter(
      ([name, { status }]) => status !== 'deprecated' && (status === 'stable') !== used.has(name),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('are in a group of the sidebar, under their own name', () => {
    const astray = [...sources.keys()].filter((name) => {
      const [, group, titled] =
        /title: '(Components\/\w+|Product parts)\/(\w+)'/.exec(stories.get(name) ?? '') ?? [];
      return titled !== name || !groups.has(group);
    });
    expect(astray).toEqual([]);
  });
});

describe.each([...pages])('the page of %s', (name, docs) => {
  it('leaves no field empty', () => {
    expect(emptyParts(docs, name)).toEqual([]);
  });

  it('says when its accessibility was reviewed, or is on the list of those that were not', () => {
    const expected = notReviewed.includes(name) ? /^not yet$/ : /^20\d\d-[01]\d-[0-3]\d$/;
    expect(docs.reviewed ?? 'not yet').toMatch(expected);
  });

  it('links to components that exist, and not to itself', () => {
    const links = docs.whenNot.flatMap(({ instead }) => [...instead]);
    expect(links.filter((link) => !sources.has(link) || link === name)).toEqual([]);
  });

  it('speaks of stories that exist', () => {
    const known = storyNames(name);
    expect(known).toContain('Default');
    const spoken = [...Object.keys(docs.states), ...(docs.family ?? [])];
    expect(spoken.filter((story) => !known.includes(story))).toEqual([]);
  });

  it('shows several looks in a story that is named by a plural', () => {
    expect(stories.get(name)).not.toMatch(
      /export const (Sizes|Tones|Variants): Story = \{ args: \{ \w+: '\w+' \} \};/,
    );
  });

  it('has a picture of its parts, from an example or from a story that exists', () => {
    const { example, story, parts } = docs.anatomy;
    const hasImage = example !== undefined || story !== undefined;
    expect(hasImage || invisible.includes(name)).toBe(true);
    expect([undefined, ...storyNames(name)]).toContain(story);
    // An image without numbers does not explain the parts.
    expect(!hasImage || parts.some(({ at }) => at !== undefined)).toBe(true);
  });

  it('lists the props of the component itself, and its controls change them', () => {
    expect(Object.keys(docs.props)[0]).toBe(name);
    const [, changed] = /\bcomponent: (\w+)/.exec(stories.get(name) ?? '') ?? [];
    expect(changed).toBe(substitutes.get(name) ?? name);
  });

  it('has a row for every public prop, and for no other', () => {
    const tables = Object.values(docs.props).map((component) => ({
      of: infoOf(component)?.displayName,
      rows: Object.keys(extractArgTypes(component) ?? {}).toSorted(),
    }));
    // Parts of the product have no numbers.
    if (!stories.get(name)?.includes("title: 'Components/")) return;
    expect(tables).toEqual(tables.map(({ of }) => ({ of, rows: publicProps.get(`${of}Props`) })));
  });

  it('describes every property of the types that its props are made of', () => {
    const undescribed = Object.values(docs.props).flatMap((component) =>
      (infoOf(component)?.types ?? []).flatMap(({ displayName, description, argTypes }) => [
        ...(description === '' ? [displayName] : []),
        ...Object.entries(argTypes).flatMap(([prop, row]) =>
          row.description === '' ? [`${displayName}.${prop}`] : [],
        ),
      ]),
    );
    expect(undescribed).toEqual([]);
  });

  it('gives its samples in both languages', () => {
    expect(docs.screenReader.ru).toMatch(/[а-яё]/i);
    expect(docs.screenReader.uz).toMatch(/^[^а-яё]+$/i);
    expect(docs.screenReader.uz, 'Uzbek writes ‘ in o‘ and ’ elsewhere').not.toMatch(/['`ʻʼ]/);
  });
});

// Guards against a type of an item without a description of its properties.
it.each([
  ['Table', ['TableColumn', 'TableSort', 'TableSelection', 'TableTotals']],
  ['Select', ['Option']],
  ['MessageList', ['ChatMessage', 'MessageListLabels']],
  ['StackedBar', ['StackedBarPart', 'labels']],
])('the page of %s has the types that its props are made of', (name, types) => {
  const component = pages.get(name)?.props[name];
  const shown = infoOf(component)?.types ?? [];
  expect(shown.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(types));
  expect(shown.flatMap(({ argTypes }) => Object.keys(argTypes))).not.toEqual([]);
});

describe.each([...samples])('the sample of %s', (name, text) => {
  const imported = [...text.matchAll(/ from '([^']+)'/g)].map(([, source = '']) => source);

  it('has the imports of a page, and none of the stories', () => {
    expect(text).toMatch(
      new RegExp(`^import \\{[^}]*\\} from '(?:@karvon/ui|\\.)/${name}';$`, 'm'),
    );
    expect(
      imported.filter(
        (source) =>
          !/^(@karvon\/ui\/[\w-]+|\.\/[\w-]+|\.\.\/\w+\/\w+|react|lucide-react)$/.test(source),
      ),
    ).toEqual([]);
  });

  it('exports the one component that it is about', () => {
    expect([...text.matchAll(/^export .*/gm)].map(([line]) => line)).toEqual([
      expect.stringMatching(/^export function [A-Z]\w+\(\) \{$/),
    ]);
  });
});
