import { describe, expect, it } from 'vitest';
import { isValidElement } from 'react';
import type { ComponentDocs } from '../packages/ui/src/docs/component-docs';
import { inUzbek, isRussian, samples } from '../packages/ui/src/testing/sample-words/in-uzbek';

interface StoryFile {
  default: { title: string; args?: unknown };
  [name: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});

const pages = import.meta.glob<ComponentDocs>('../packages/ui/src/components/*/*.docs.{ts,tsx}', {
  eager: true,
  import: 'docs',
});

/** Every text in a value: in lists, plain objects and props of elements. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isValidElement(value)) return textsIn(value.props, seen);
  if ('$$typeof' in value) return [];
  return Object.values(value).flatMap((part) => textsIn(part, seen));
}

const argsOf = (story: unknown): unknown =>
  typeof story === 'object' && story !== null && 'args' in story ? story.args : undefined;

const withoutUzbek = (samples: unknown) =>
  textsIn(samples).filter((text) => isRussian(text) && inUzbek(text) === undefined);

const advice = 'Give these an Uzbek text in packages/ui/src/testing/sample-words';

describe('samples of stories', () => {
  it('are found', () => {
    expect(Object.keys(files).length).toBeGreaterThan(80);
    expect(Object.keys(pages).length).toBeGreaterThan(80);
  });

  it.each(Object.values(files).map((file) => [file.default.title, file] as const))(
    'have Uzbek words: %s',
    (_, file) => {
      expect(withoutUzbek(Object.values(file).map(argsOf)), advice).toEqual([]);
    },
  );
});

describe('samples of pages', () => {
  it.each(Object.entries(pages))('have Uzbek words: %s', (_, { anatomy, pairs }) => {
    const examples = pairs.flatMap((pair) => [pair.do.example, pair.dont.example]);
    expect(withoutUzbek([anatomy.example, examples]), advice).toEqual([]);
  });
});

describe('the dictionary of samples', () => {
  it('is written as the house writes Uzbek', () => {
    const wrong = [...samples.values()].filter(
      (uzbek) => /[А-яЁё]/.test(uzbek) || /['`ʻʼ]/.test(uzbek) || /[og]’/i.test(uzbek),
    );
    expect(wrong).toEqual([]);
  });

  it('fills every gap', () => {
    const gaps = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();
    const wrong = [...samples].filter(
      ([russian, uzbek]) => gaps(russian).join() !== gaps(uzbek).join(),
    );
    expect(wrong).toEqual([]);
  });
});
