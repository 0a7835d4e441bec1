import { norm, normCompact } from '../values/text-norm';
import { searchedPhone } from '../values/phone';
import { sql } from 'kysely';
import { type Sql, all, any } from './statement';

/** For a pattern of "like" that finds these very signs. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A Russian layout has no ў: у stands for it, at the beginning of a word or everywhere. */
const others: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})у/giu, 'ў'],
  [/у/gi, 'ў'],
  [/ў|o['‘’ʻʼ`]/gi, 'у'],
];

/** How a typed word may begin in normalised text: у may mean ў, and a last "c" becomes s or k by the letter that is still to come. */
export function spellings(term: string): string[] {
  const all = [term, ...others.map(([letter, other]) => term.replace(letter, other))].map(norm);
  if (/c$/i.test(term)) all.push(norm(`${term}e`).slice(0, -1));
  return [...new Set(all)];
}

/** A piece of a VIN, not necessarily its beginning. */
const vinPiece = /^[a-hj-npr-z0-9]{4,17}$/;

function termCondition(term: string, column: Sql, others: readonly Sql[]): Sql {
  const patterns = spellings(term)
    .filter((spelling) => spelling !== '')
    .map((spelling) => `% ${escapeLike(spelling)}%`);
  const raw = term.toLowerCase();
  if (vinPiece.test(raw) && /\d/.test(raw)) patterns.push(`%${raw}%`);
  const byText = patterns.map((pattern) => sql`${column} like ${pattern}`);
  const conditions = [...byText, ...others];
  return conditions.length === 0 ? sql`true` : any(conditions);
}

/** Id that the text may mean; nothing where it is no number. */
export const idOf = (text: string): number | undefined =>
  /^\s*#?\d{1,15}\s*$/.test(text) ? Number(text.replace('#', '')) : undefined;

/**
 * Condition of free text over `alias.search`, whose normalised words have a space before each, and, for a number, over `alias.id`.
 * Nothing typed but signs finds everything.
 *
 * @param besides conditions by which a word is found besides
 */
export function searchCondition(
  typed: string,
  alias: string,
  besides: (term: string) => readonly Sql[] = () => [],
): Sql {
  const search = sql.ref(`${alias}.search`);
  const text = searchedPhone(typed);
  const terms = text.split(/[\s.,;:/()-]+/).filter((term) => norm(term) !== '');
  const byText = terms.map((term) => termCondition(term, search, besides(term)));
  const compact = normCompact(text);
  const found = [byText.length === 0 ? sql`true` : all(byText)];
  // "трекер 2" written in one word, and "cx 5" for "CX-5", meet in the compact form.
  if (terms.length > 1) found.push(sql`${search} like ${`% ${escapeLike(compact)}%`}`);
  const id = idOf(typed);
  if (id !== undefined) found.push(sql`${sql.ref(`${alias}.id`)} = ${id}`);
  return any(found);
}

/** The text of a column `search`: normalised words, each once and with a space before it, so that `% x%` finds beginnings of words. */
export const searchText = (texts: readonly string[]): string =>
  ` ${[...new Set(texts.flatMap((text) => text.split(' ')))].filter((term) => term !== '').join(' ')}`;
