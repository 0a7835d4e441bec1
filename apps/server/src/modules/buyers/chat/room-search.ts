import { nameSpellings } from '../../../platform/values/name-spellings';
import { escapeLike, spellings } from '../../../platform/db/text-search';
import { searchedPhone } from '../../../platform/values/phone';

/** Text of the column `search`: the normalised spellings of the name, and the number's digits. */
export const roomSearch = (username: string | null, phone: string | null): string =>
  [...new Set(nameSpellings(username ?? '')), (phone ?? '').replace(/\D/g, '')].join(' ').trim();

const isNumber = (text: string) => /^[\d\s()+-]+$/.test(text);
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

const piecesOf = (typed: string): string[] => {
  const text = searchedPhone(typed);
  return (isNumber(text) ? [text.replace(/\D/g, '')] : text.split(/\s+/)).filter((piece) =>
    spellings(piece).some((spelling) => spelling !== ''),
  );
};

/** The same pieces when they may describe a car. Digits are part of a phone number, unless they are a year. */
export const carTerms = (typed: string): (string | undefined)[] =>
  piecesOf(typed).map((piece) => (isNumber(piece) && !isYear(piece) ? undefined : piece));

/**
 * Search patterns: each group must be matched by one of its patterns. A number may be typed with spaces and signs, so all digits together
 * are one piece. A text of signs alone gives no patterns.
 */
export function searchPatterns(typed: string): string[][] {
  return piecesOf(typed)
    .map((piece) => spellings(piece).filter((spelling) => spelling !== ''))
    .map((patterns) => patterns.map((pattern) => `%${escapeLike(pattern)}%`));
}
