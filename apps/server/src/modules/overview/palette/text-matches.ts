import { spellings } from '../../../platform/db/text-search';
import { norm } from '../../../platform/values/text-norm';

export interface TextMatch {
  /** UTF-16 units. */
  start: number;
  length: number;
}

const termPattern = /[\p{L}\p{N}‘’'ʻʼ]+/gu;

function matchLength(term: string, typed: string): number {
  if (!norm(term).startsWith(typed)) return 0;
  for (let length = 1; length < term.length; length += 1) {
    if (norm(term.slice(0, length)).length >= typed.length) return length;
  }
  return term.length;
}

/** Pieces of `text` that begin like a typed word, in either script; at most 20. */
export function textMatches(text: string, typed: string): TextMatch[] {
  const terms = spellings(typed).flatMap((one) => one.split(' ').filter(Boolean));
  return [...text.matchAll(termPattern)]
    .flatMap((found): TextMatch[] => {
      const length = Math.max(0, ...terms.map((term) => matchLength(found[0], term)));
      return length === 0 ? [] : [{ start: found.index, length }];
    })
    .slice(0, 20);
}
