import { nameSpellings } from '../../catalogue/name-spellings';
import { escapeLike, spellings } from '../../db/text-search';

/** The text of the column `search`: the name in the forms that texts are compared in, and the number's digits. */
export const roomSearch = (username: string | null, phone: string | null): string =>
  [...new Set(nameSpellings(username ?? '')), (phone ?? '').replace(/\D/g, '')].join(' ').trim();

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
