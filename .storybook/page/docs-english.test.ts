import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { extractArgTypes, infoOf } from '../props/arg-types';
import { avoidedIn, avoidedParts } from './plain-english';
import { readTexts } from './read-texts';

const pages = import.meta.glob<ComponentDocs>(
  [
    '../../packages/ui/src/components/*/*.docs.tsx',
    '../../apps/dashboard/src/shared/marketplace/*/*.docs.tsx',
  ],
  {
    import: 'docs',
    eager: true,
  },
);
const guides = readTexts('.storybook/{content,foundations,patterns,start}/*.mdx');

/** Fields with Russian or Uzbek text, code, or names of components. */
const isSample = (key: string) =>
  [
    'example',
    'props',
    'instead',
    'at',
    'keys',
    'ru',
    'uz',
    'announced',
    'before',
    'after',
  ].includes(key);

function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (isSample(key) ? [] : proseOf(part)));
}

const guideProse = (text: string) =>
  text
    .replaceAll(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => !/^(import|export|<)/.test(line.trim()));

const faulty = (texts: readonly string[]) =>
  texts.flatMap((text) => avoidedIn(text).map((term) => `${term}: ${text}`));

describe.each(Object.entries(pages))('%s', (_path, docs) => {
  it('is in plain English', () => {
    expect(faulty(proseOf(docs))).toEqual([]);
    expect(docs.anatomy.parts.flatMap(({ name }) => avoidedParts(name))).toEqual([]);
  });

  it('describes its props in plain English', () => {
    const descriptions = Object.values(docs.props).flatMap((component) => [
      infoOf(component)?.description ?? '',
      ...Object.values(extractArgTypes(component) ?? {}).map(
        ({ description }) => description ?? '',
      ),
    ]);
    expect(faulty(descriptions)).toEqual([]);
  });
});

describe.each(Object.entries(guides))('%s', (_path, text) => {
  it('is in plain English', () => {
    expect(faulty(guideProse(text))).toEqual([]);
  });
});

const stories = readTexts(
  'packages/ui/src/**/*.stories.tsx',
  'apps/dashboard/src/**/*.stories.tsx',
);

/** Pages of screens show the comment above a story as its description. */
const descriptionsOf = (text: string) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const/g)].map(([, comment = '']) =>
    comment.replaceAll(/\s*\n\s*\*/g, '').trim(),
  );

describe('descriptions of stories', () => {
  it('are found', () => {
    expect(Object.values(stories).flatMap(descriptionsOf).length).toBeGreaterThan(100);
  });

  it('are in plain English', () => {
    const found = Object.entries(stories).flatMap(([path, text]) =>
      faulty(descriptionsOf(text)).map((violation) => `${path}: ${violation}`),
    );
    expect(found).toEqual([]);
  });
});

const parts = Object.entries(
  readTexts('.storybook/{content,foundations,page,start}/*.{ts,tsx}'),
).filter(([path]) => !/\.(test|css)\.|\/plain-english\.ts$/.test(path));

/** Texts of a file that are sentences: in quotes, or between two elements. */
const textsOf = (source: string) =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1|>([^<>{}=;]+)</g)]
    .map(([, , quoted, between]) => quoted ?? between ?? '')
    .filter((text) => text.includes(' '));

// Guards against cells of a guide’s tables that are made by a component, which the tests above do not read.
describe.each(parts)('%s', (_path, source) => {
  it('has its texts in plain English', () => {
    expect(faulty(textsOf(source))).toEqual([]);
  });
});

describe('the list of avoided terms', () => {
  it('finds a term in prose, not in code or in a sample', () => {
    expect(avoidedIn('It stands in the footer.')).toHaveLength(1);
    expect(avoidedIn('Set `stands in` to «stands in».')).toEqual([]);
  });
});
