import { norm, normCompact } from '../values/text-norm';
import { searchedPhone } from '../values/phone';
import { sql } from 'kysely';
import { type Sql, all, any } from './statement';

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Spellings for Russian layouts, which have no ў and type у instead, at the beginning of a word or everywhere. */
const others: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})у/giu, 'ў'],
  [/у/gi, 'ў'],
  [/ў|o['‘’ʻʼ`]/gi, 'у'],
];

/** Possible normalised beginnings of a typed word: у may mean ў, and a final "c" becomes s or k depending on the next letter. */
export function spellings(term: string): string[] {
  const all = [term, ...others.map(([letter, other]) => term.replace(letter, other))].map(norm);
  if (/c$/i.test(term)) all.push(norm(`${term}e`).slice(0, -1));
  return [...new Set(all)];
}

/** A fragment of a VIN, not necessarily its beginning. */
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

export const idOf = (text: string): number | undefined =>
  /^\s*#?\d{1,15}\s*$/.test(text) ? Number(text.replace('#', '')) : undefined;

/** Also over `alias.id` for a number. A text of signs alone matches everything. @param besides conditions that also match a word */
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
  // The compact form matches "трекер 2" written as one word, and "cx 5" for "CX-5".
  if (terms.length > 1) found.push(sql`${search} like ${`% ${escapeLike(compact)}%`}`);
  const id = idOf(typed);
  if (id !== undefined) found.push(sql`${sql.ref(`${alias}.id`)} = ${id}`);
  return any(found);
}

/** Text of a `search` column: unique normalised words, each with a space before it, so that `% x%` matches beginnings of words. */
export const searchText = (texts: readonly string[]): string =>
  ` ${[...new Set(texts.flatMap((text) => text.split(' ')))].filter((term) => term !== '').join(' ')}`;
