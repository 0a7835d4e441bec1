import { sql } from 'kysely';
import options from '../data/options.json' with { type: 'json' };
import { norm } from '../../../platform/values/text-norm';
import { type Sql, any } from '../../../platform/db/statement';
import { escapeLike, searchCondition, spellings } from '../../../platform/db/text-search';

const colors = options.color.map(({ id, translations: { ru, uz } }) => ({
  id,
  names: `${norm(ru.name)} ${norm(uz.name)}`.split(' '),
}));

/** "бел", "белая" and "белый" are one colour: the end of a long word is ignored. */
const isColorName = (name: string, typed: string) =>
  name.startsWith(typed) ||
  (name.length >= 5 && typed.length <= name.length + 1 && typed.startsWith(name.slice(0, -2)));

/** A single letter matches no colour. */
export function colorsOf(term: string): number[] {
  const typed = norm(term);
  if (typed.length < 2) return [];
  return colors
    .filter(({ names }) => names.some((name) => isColorName(name, typed)))
    .map(({ id }) => id);
}

export interface CarSearchOptions {
  /** False when showrooms have their own search results. @default true */
  byShowroom?: boolean;
}

/** Each word may match the brand, model, year, colour or showroom. @param alias has `id`, `search`, `year`, `color_id`, `avtosalon_id` */
export function carSearchCondition(
  text: string,
  alias: string,
  { byShowroom = true }: CarSearchOptions = {},
): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return searchCondition(text, alias, (term) => {
    const found: Sql[] = [];
    if (/^(?:19|20)\d\d$/.test(term)) found.push(sql`${column('year')} = ${Number(term)}`);
    const ids = colorsOf(term);
    if (ids.length > 0) found.push(sql`${column('color_id')} = any(${ids})`);
    if (!byShowroom) return found;
    const conditions = spellings(term)
      .filter((spelling) => spelling !== '')
      .map((one) => sql`' ' || place.search like ${`% ${escapeLike(one)}%`}`);
    if (conditions.length > 0)
      found.push(
        sql`${column('avtosalon_id')} in (select place.id from avtosalons place where ${any(conditions)})`,
      );
    return found;
  });
}
