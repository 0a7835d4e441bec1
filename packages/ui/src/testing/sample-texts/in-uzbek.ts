import { advice } from './texts/advice';
import { cars } from './texts/cars';
import { chat } from './texts/chat';
import { actions } from './texts/actions';
import { fields } from './texts/fields';
import { names } from './texts/names';
import { pages } from './texts/pages';
import { times } from './texts/times';
import { work } from './texts/work';

/** Pairs of Russian and Uzbek samples. The last of two with the same Russian text wins. */
export const samplePairs = [advice, cars, chat, actions, fields, names, pages, times, work].flatMap(
  (texts) => Object.entries(texts),
);

const samples = new Map(samplePairs);

/** True for texts that need a translation: they contain Cyrillic and are no address of a file. */
export const isRussian = (text: string): boolean => /[А-яЁё]/.test(text) && !/^[/#]/.test(text);

interface Pattern {
  /** Longest literal piece: a substring search is much faster than the expression. */
  piece: string;
  /** Number of letters outside placeholders: more specific patterns are tried first. */
  weight: number;
  matches: RegExp;
  /** Placeholder of each group. */
  gaps: readonly string[];
  uzbek: string;
}

const gap = /\{\d\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns: readonly Pattern[] = [...samples]
  .filter(([russian]) => russian.search(gap) !== -1)
  .map(([russian, uzbek]) => {
    const pieces = russian.split(gap);
    return {
      piece: pieces.toSorted((one, other) => other.length - one.length)[0] ?? '',
      weight: pieces.join('').length,
      matches: new RegExp(`^${pieces.map(escaped).join('(.+?)')}$`, 's'),
      gaps: russian.match(gap) ?? [],
      uzbek,
    };
  })
  .toSorted((one, other) => other.weight - one.weight);

function byPattern(text: string): string | undefined {
  for (const { piece, matches, gaps, uzbek } of patterns) {
    const [, ...found] = text.includes(piece) ? (matches.exec(text) ?? []) : [];
    if (found.length === 0) continue;
    const said = found.map(inUzbek);
    if (said.includes(undefined)) continue;
    return uzbek.replace(gap, (name) => said[gaps.indexOf(name)] ?? '');
  }
  return undefined;
}

/** A repeated sample, as in stories of long texts. */
function byRepetition(text: string): string | undefined {
  const full = `${text} `;
  const [, unit] = text.length < 2000 ? (/^(.+? )\1+$/s.exec(full) ?? []) : [];
  if (unit === undefined) return undefined;
  const said = inUzbek(unit.trim());
  return said === undefined ? undefined : `${said} `.repeat(full.length / unit.length).trim();
}

const known = new Map<string, string | undefined>();

/** Returns the Uzbek text of a sample. Texts without Cyrillic stay the same; `undefined` means that the dictionary lacks the text. */
export function inUzbek(text: string): string | undefined {
  if (!isRussian(text)) return text;
  if (known.has(text)) return known.get(text);
  const sample = text.trim();
  const said = samples.get(sample) ?? byPattern(sample) ?? byRepetition(sample);
  const uzbek = said === undefined ? undefined : text.replace(sample, () => said);
  known.set(text, uzbek);
  return uzbek;
}
