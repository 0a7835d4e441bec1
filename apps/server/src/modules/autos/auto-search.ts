import { norm, normCompact } from '../../catalogue/text-norm';
import type { SqlParameters } from './sql-parameters';

/** What a listing is found by, in the words people know it by. */
export interface SearchWords {
  brand: string;
  car_model: string;
  generation: string | null;
  /** Other spellings of brand and model. */
  aliases: readonly string[];
  vin: string | null;
}

/** The text of the column `search`: normalised words, each with a space before it, so that `% x%` finds beginnings of words. */
export function searchText({ brand, car_model, generation, aliases, vin }: SearchWords): string {
  const names = [brand, car_model, ...aliases];
  const words = [
    ...names.map(norm),
    ...names.map(normCompact),
    norm(generation ?? ''),
    // Letters of a VIN stand for themselves: "C" must not become "K".
    (vin ?? '').toLowerCase(),
  ].flatMap((text) => text.split(' '));
  return ` ${[...new Set(words)].filter((word) => word !== '').join(' ')}`;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** How a typed word may begin in normalised text: a last "c" becomes s or k by the letter that is still to come. */
function spellings(word: string): string[] {
  const plain = norm(word);
  return /c$/i.test(word) ? [plain, norm(`${word}e`).slice(0, -1)] : [plain];
}

/** A piece of a VIN, not necessarily its beginning. */
const vinPiece = /^[a-hj-npr-z0-9]{4,17}$/;

function wordCondition(word: string, column: string, params: SqlParameters): string {
  const patterns = spellings(word)
    .filter((spelling) => spelling !== '')
    .map((spelling) => `% ${escapeLike(spelling)}%`);
  const raw = word.toLowerCase();
  if (vinPiece.test(raw) && /\d/.test(raw)) patterns.push(`%${raw}%`);
  const conditions = patterns.map((pattern) => `${column} like ${params.add(pattern)}`);
  return conditions.length === 0 ? 'true' : `(${conditions.join(' or ')})`;
}

/** Id that the text may mean; nothing where it is no number. */
export const idOf = (text: string): number | undefined =>
  /^\s*#?\d{1,15}\s*$/.test(text) ? Number(text.replace('#', '')) : undefined;

/** Condition of free text over `alias.search` and, for a number, `alias.id`. Nothing typed but signs finds everything. */
export function searchCondition(text: string, alias: string, params: SqlParameters): string {
  const words = text.split(/[\s.,;:/()-]+/).filter((word) => norm(word) !== '');
  const byText = words.map((word) => wordCondition(word, `${alias}.search`, params));
  const compact = normCompact(text);
  const all = byText.length === 0 ? 'true' : byText.join(' and ');
  // "трекер 2" written in one word, and "cx 5" for "CX-5", meet in the compact form.
  const joined =
    words.length > 1 ? ` or ${alias}.search like ${params.add(`% ${escapeLike(compact)}%`)}` : '';
  const id = idOf(text);
  const byId = id === undefined ? '' : ` or ${alias}.id = ${params.add(id)}`;
  return `(${all}${joined}${byId})`;
}
