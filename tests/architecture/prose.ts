import { parseSync } from 'vite';

interface Phrase {
  pattern: RegExp;
  instead: string;
}

/** Phrases forbidden in comments, documents and titles of tests. Names have a separate list (vocabulary.ts). */
export const phrases: readonly Phrase[] = [
  { pattern: /\b(stands?|stood|lives?|lived) in\b(?! for)/i, instead: 'is in' },
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  { pattern: /\bhears (of|nothing)\b/i, instead: 'is notified of, receives' },
  { pattern: /\b(the kit|kit's)\b/i, instead: 'design system' },
  { pattern: /\b(rules? of the|our|whole) house\b/i, instead: 'project, product' },
  { pattern: /\bkeepers?\b/i, instead: 'repository, cache updater, cleanup' },
  { pattern: /\bhomeless\b/i, instead: 'form-level, unmatched' },
  { pattern: /\bportions?\b/i, instead: 'batches' },
  { pattern: /\bslips (of|between)\b/i, instead: 'typos' },
  { pattern: /\bsurroundings\b/i, instead: 'environment, relations' },
  { pattern: /\b(in|into|out of|beside the) sight\b/i, instead: 'visible, in view, viewport' },
  { pattern: /\bfingers? (of|on|under)\b|\b(the|a) finger\b/i, instead: 'touch, hit area' },
  { pattern: /\b(at the|the|a) foot\b/i, instead: 'footer, bottom' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, repair' },
  { pattern: /\brefusals?\b/i, instead: 'rejection, 4xx' },
  { pattern: /\bdoor of (its|their) own\b|\bonly door\b|\bfront door\b/i, instead: 'entry point' },
  { pattern: /\bgive-back\b/i, instead: 'restore' },
  {
    pattern:
      /\b(stands?|stood) (at|on(?! it)|above|below|beside|behind|between|before|after|under|over|around|there|here|where|among|together|alone|first|last|next to|in front of)\b/i,
    instead: 'is at, is on',
  },
  { pattern: /\bas (it|they) (stands?|stood)\b/i, instead: 'as it is' },
  { pattern: /\btold\b/i, instead: 'notified, reported, shown, set' },
  {
    pattern: /\btells?\b(?! us| anybody)/i,
    instead: 'notify, report, show, distinguish',
  },
  { pattern: /\bhears?\b|\bheard\b/i, instead: 'receive, is notified of, announce' },
  { pattern: /\b(anew|afresh)\b/i, instead: 'again, once more' },
  {
    pattern: /\bwords of (its|their) own\b|(?<!\bin )\b(its|their) own words\b/i,
    instead: 'texts',
  },
  {
    pattern:
      /\b(page|screen|chunk|button|field|choice|section|room|language|toast|row|label|card|tab|sheet|dialog|list|product)['’]s words\b/i,
    instead: 'texts',
  },
  {
    pattern: /\b(is|are|stays?|arrives?|comes?|was|were|be) whole\b(?! \w)/i,
    instead: 'complete',
  },
  { pattern: /^\| room \|/, instead: 'folder, project, package' },
];

export const avoidedPhrasesIn = (text: string): string[] =>
  phrases.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” (say: ${instead})`];
  });

const title = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['`"])(.*?)\1/g;

export function proseOf(source: string, path: string): { line: number; text: string }[] {
  if (/\.mdx?$/.test(path)) {
    return source.split('\n').map((text, index) => ({ line: index + 1, text }));
  }
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const comments = parseSync(path, source).comments.flatMap(({ value, start }) =>
    value.split('\n').map((text, index) => ({ line: lineOf(start) + index, text })),
  );
  const titles = /\.(test|spec)\.tsx?$/.test(path)
    ? [...source.matchAll(title)].map(({ index, 2: text = '' }) => ({ line: lineOf(index), text }))
    : [];
  return [...comments, ...titles];
}
