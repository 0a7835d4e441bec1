import { nameSpellings } from '../../../platform/values/name-spellings';
import { escapeLike, spellings } from '../../../platform/db/text-search';
import { searchedPhone } from '../../../platform/values/phone';

/** The text of the column `search`: the name in the forms that texts are compared in, and the number's digits. */
export const roomSearch = (username: string | null, phone: string | null): string =>
  [...new Set(nameSpellings(username ?? '')), (phone ?? '').replace(/\D/g, '')].join(' ').trim();

const isNumber = (text: string) => /^[\d\s()+-]+$/.test(text);
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/** What was typed, in pieces that each have to be found. */
const piecesOf = (typed: string): string[] => {
  const text = searchedPhone(typed);
  return (isNumber(text) ? [text.replace(/\D/g, '')] : text.split(/\s+/)).filter((piece) =>
    spellings(piece).some((spelling) => spelling !== ''),
  );
};

/** The same pieces, as far as they may be of a car: digits are of a number, unless they are a year. */
export const carTerms = (typed: string): (string | undefined)[] =>
  piecesOf(typed).map((piece) => (isNumber(piece) && !isYear(piece) ? undefined : piece));

/**
 * Patterns of what was typed: each group must be found by one of its patterns. A number may be typed with spaces and signs, so all
 * digits together are one piece. Nothing but signs asks for nothing.
 */
export function searchPatterns(typed: string): string[][] {
  return piecesOf(typed)
    .map((piece) => spellings(piece).filter((spelling) => spelling !== ''))
    .map((patterns) => patterns.map((pattern) => `%${escapeLike(pattern)}%`));
}
