import { norm } from '../../catalogue/text-norm';

export interface TextMatch {
  /** UTF-16 units. */
  start: number;
  length: number;
}

const wordPattern = /[\p{L}\p{N}‘’'ʻʼ]+/gu;

/** Length of the shortest beginning of `word` that reads like `typed`, 0 when none does. */
function matchLength(word: string, typed: string): number {
  if (!norm(word).startsWith(typed)) return 0;
  for (let length = 1; length < word.length; length += 1) {
    if (norm(word.slice(0, length)).length >= typed.length) return length;
  }
  return word.length;
}

/** Pieces of `text` that begin like a typed word, in either script; at most 20. */
export function textMatches(text: string, typed: string): TextMatch[] {
  const words = norm(typed).split(' ').filter(Boolean);
  return [...text.matchAll(wordPattern)]
    .flatMap((found): TextMatch[] => {
      const length = Math.max(0, ...words.map((word) => matchLength(found[0], word)));
      return length === 0 ? [] : [{ start: found.index, length }];
    })
    .slice(0, 20);
}
