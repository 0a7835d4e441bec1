import { type RichText, type Run, richTextOf } from './rich-text';
import { type Facts, fill } from './template';

export type Cut = 'description' | 'options' | 'language';

export interface CaptionPart {
  template: string;
  facts: Facts;
}

export interface Caption extends RichText {
  cut: Cut[];
}

interface CaptionInput {
  /** One for each language. */
  parts: readonly CaptionPart[];
  /** Bold first line. */
  heading?: string | undefined;
  /** Last line. */
  ending?: Run | undefined;
  limit: number;
}

/** A shorter rest of a description is left out. */
const shortestDescription = 20;

/** Ends at a word. @returns an empty text when little would be left */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = text.slice(0, Math.max(0, length - 1));
  const space = room.search(/\s\S*$/u);
  const kept = space === -1 ? '' : room.slice(0, space).replace(/[\s,.;:–-]+$/u, '');
  return kept.length < shortestDescription ? '' : `${kept}…`;
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function render({ parts, heading, ending }: Omit<CaptionInput, 'limit'>): RichText {
  const texts = parts.map(({ template, facts }) => fill(template, facts));
  const body = texts.flatMap((runs, at) => (at === 0 ? runs : [{ text: '\n\n' }, ...runs]));
  return richTextOf([
    ...(heading === undefined ? [] : [{ text: heading, kind: 'bold' } as const, { text: '\n' }]),
    ...body,
    ...(ending === undefined ? [] : [{ text: '\n' }, ending]),
  ]);
}

const withDescription = (parts: readonly CaptionPart[], change: (text: string) => string) =>
  parts.map(({ template, facts }) => {
    const description = change(textOf(facts.description));
    return {
      template,
      facts: { ...facts, description: description === '' ? [] : [{ text: description }] },
    };
  });

/** The description is shortened, then left out, then the options, then the second language. @returns undefined when the text is still too long */
export function captionOf(input: CaptionInput): Caption | undefined {
  const { parts, limit } = input;
  const full = render(input);
  if (full.text.length <= limit) return { ...full, cut: [] };

  const longest = Math.max(...parts.map(({ facts }) => textOf(facts.description).length));
  const over = full.text.length - limit;
  for (const length of [longest - Math.ceil(over / parts.length), longest - over]) {
    const shorter = render({
      ...input,
      parts: withDescription(parts, (text) => truncateText(text, length)),
    });
    if (shorter.text.length <= limit) return { ...shorter, cut: ['description'] };
  }

  const minimal = withDescription(parts, () => '').map(({ template, facts }) => ({
    template,
    facts: { ...facts, options: [] },
  }));
  const withoutOptions = render({ ...input, parts: minimal });
  if (withoutOptions.text.length <= limit)
    return { ...withoutOptions, cut: ['description', 'options'] };

  if (parts.length === 1) return undefined;
  const single = captionOf({ ...input, parts: parts.slice(0, 1) });
  return single && { ...single, cut: [...single.cut, 'language'] };
}
