import options from '../data/options.json' with { type: 'json' };
import { norm } from '../../../platform/values/text-norm';
import type { SqlParameters } from '../../../platform/db/sql-parameters';
import { escapeLike, searchCondition, spellings } from '../../../platform/db/text-search';

/** Parts of the colours' names in both languages. */
const colors = options.color.map(({ id, translations: { ru, uz } }) => ({
  id,
  names: `${norm(ru.name)} ${norm(uz.name)}`.split(' '),
}));

/** "бел", "белая" and "белый" are one colour: a long word may end otherwise. */
const isColorName = (name: string, typed: string) =>
  name.startsWith(typed) ||
  (name.length >= 5 && typed.length <= name.length + 1 && typed.startsWith(name.slice(0, -2)));

/** Colours that a typed word may mean, none by a single letter. */
export function colorsOf(term: string): number[] {
  const typed = norm(term);
  if (typed.length < 2) return [];
  return colors
    .filter(({ names }) => names.some((name) => isColorName(name, typed)))
    .map(({ id }) => id);
}

/**
 * Free text over cars: each word may be of the brand, the model, the year, the colour or the showroom.
 *
 * @param alias has `id`, `search`, `year`, `color_id` and `avtosalon_id`
 * @param options.byShowroom false where showrooms are found by themselves. @default true
 */
export function carSearchCondition(
  text: string,
  alias: string,
  params: SqlParameters,
  { byShowroom = true }: { byShowroom?: boolean } = {},
): string {
  return searchCondition(text, alias, params, (term) => {
    const found: string[] = [];
    if (/^(?:19|20)\d\d$/.test(term)) found.push(`${alias}.year = ${params.add(Number(term))}`);
    const ids = colorsOf(term);
    if (ids.length > 0) found.push(`${alias}.color_id = any(${params.add(ids)})`);
    if (!byShowroom) return found;
    const conditions = spellings(term)
      .filter((spelling) => spelling !== '')
      .map((one) => `' ' || place.search like ${params.add(`% ${escapeLike(one)}%`)}`);
    if (conditions.length > 0)
      found.push(
        `${alias}.avtosalon_id in (select place.id from avtosalons place where ${conditions.join(' or ')})`,
      );
    return found;
  });
}
