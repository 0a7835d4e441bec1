import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { inRussian } from '../../packages/ui/src/testing/sample-texts/in-russian';
import { inUzbek, isRussian } from '../../packages/ui/src/testing/sample-texts/in-uzbek';

const pages = Object.entries(
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
).map(([path, docs]) => [path.split('/').at(-2) ?? path, docs] as const);

/** Texts that an example shows or announces, by prop. */
function textsOf(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  const parts: object = isValidElement<object>(value) ? value.props : value;
  return Object.entries(parts).flatMap(([key, part]) =>
    textsOf(part, Array.isArray(parts) ? name : key),
  );
}

const examplesOf = ({ anatomy, pairs }: ComponentDocs) =>
  [anatomy.example, ...pairs.flatMap((pair) => [pair.do.example, pair.dont.example])].flatMap(
    (example) => textsOf(example),
  );

/** Props with texts; other props are values of the code. */
const isText = (name: string) =>
  /^(children|label|title|text|description|detail|message|placeholder|summary|note|hint|term|empty|header|errorMessage|aria-label)$|Label$|Text$/.test(
    name,
  );
/** Letters that only Uzbek has, or words that no car name contains. */
const isUzbek = (text: string) => /[‘’]|(?<!\w)(ta|va|uchun|bilan|yangi|barcha)(?!\w)/i.test(text);

it.each(pages)('the examples of %s can be shown in Uzbek and in Russian', (_, docs) => {
  const texts = examplesOf(docs).filter(([name]) => isText(name));
  const onlyRussian = texts.filter(([, text]) => isRussian(text) && inUzbek(text) === undefined);
  const onlyUzbek = texts.filter(([, text]) => isUzbek(text) && inRussian(text) === text);
  expect({ onlyRussian, onlyUzbek }).toEqual({ onlyRussian: [], onlyUzbek: [] });
});

interface Story {
  args?: object;
}
const stories = Object.entries(
  import.meta.glob<Record<string, Story>>(
    [
      '../../packages/ui/src/components/*/*.stories.tsx',
      '../../apps/dashboard/src/shared/marketplace/*/*.stories.tsx',
    ],
    { eager: true },
  ),
).map(([path, file]) => [path.split('/').at(-2) ?? path, Object.values(file)] as const);

// Guards against a story that stays Russian in Uzbek.
it.each(stories)('the stories of %s can be shown in Uzbek', (_, file) => {
  const texts = file.flatMap(({ args }) => textsOf(args)).filter(([name]) => isText(name));
  const onlyRussian = texts.filter(([, text]) => isRussian(text) && inUzbek(text) === undefined);
  expect(onlyRussian).toEqual([]);
});
