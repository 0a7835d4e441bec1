import { nameSpellings } from '../../catalogue/name-spellings';
import { norm } from '../../catalogue/text-norm';

/** The text of the column `search`: the name in the forms that texts are compared in, and the number's digits. */
export const roomSearch = (username: string | null, phone: string | null): string =>
  [...new Set(nameSpellings(username ?? '')), (phone ?? '').replace(/\D/g, '')].join(' ').trim();

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** How a typed word may stand in normalised text: a last "c" becomes s or k by the letter that is still to come. */
const spellings = (word: string): string[] =>
  /c$/i.test(word) ? [norm(word), norm(`${word}e`).slice(0, -1)] : [norm(word)];

/**
 * Patterns of what was typed: each group must be found by one of its patterns. A number may be typed with spaces and signs, so all
 * digits together are one piece. Nothing but signs asks for nothing.
 */
export function searchPatterns(typed: string): string[][] {
  const pieces = /^[\d\s()+-]+$/.test(typed) ? [typed.replace(/\D/g, '')] : typed.split(/\s+/);
  return pieces
    .map((piece) => spellings(piece).filter((spelling) => spelling !== ''))
    .filter((patterns) => patterns.length > 0)
    .map((patterns) => patterns.map((pattern) => `%${escapeLike(pattern)}%`));
}
