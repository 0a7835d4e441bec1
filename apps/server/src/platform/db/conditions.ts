import { sql } from 'kysely';
import { type Column, type Sql, all, any, columnOf } from './statement';
import { searchCondition, spellings } from './text-search';

type Value = string | number | boolean | Date;

const midnight = (date: string, days: number) =>
  sql`((${date}::date + ${sql.lit(days)})::timestamp at time zone 'Asia/Tashkent')`;

/**
 * Collects conditions that are joined by "and". Each takes undefined for a filter that was not sent, and then adds nothing. The SQL text
 * depends on which filters are set, never on their values.
 */
export function createConditions(list: Sql[]) {
  const that = (condition: Sql) => void list.push(condition);
  const compare = (column: Column, sign: '=' | '>=' | '<=', value: Value | undefined) => {
    if (value !== undefined) that(sql`${columnOf(column)} ${sql.raw(sign)} ${value}`);
  };
  return {
    that,
    equal: (column: Column, value: Value | undefined) => compare(column, '=', value),
    /** @param id id of the referenced row as text, or `none` for rows without a reference */
    idOrNone(column: Column, id: string | undefined) {
      if (id === 'none') that(sql`${columnOf(column)} is null`);
      else compare(column, '=', id === undefined ? undefined : Number(id));
    },
    ofMember(column: Column, member: number | undefined) {
      if (member !== undefined)
        that(any([sql`${columnOf(column)} is null`, sql`${columnOf(column)} = ${member}`]));
    },
    /** @param values an empty list adds no condition */
    oneOf(column: Column, values: readonly (string | number)[] = []) {
      // A single value uses "=", for which a partial index or a better plan may exist.
      if (values.length === 1) compare(column, '=', values[0]);
      if (values.length > 1) that(sql`${columnOf(column)} = any(${values})`);
    },
    between(column: Column, low: Value | undefined, high: Value | undefined) {
      compare(column, '>=', low);
      compare(column, '<=', high);
    },
    /** Range of days in Tashkent, both included. */
    days(column: Column, from: string | undefined, to: string | undefined) {
      if (from !== undefined) that(sql`${columnOf(column)} >= ${midnight(from, 0)}`);
      if (to !== undefined) that(sql`${columnOf(column)} < ${midnight(to, 1)}`);
    },
    /** Each word of a text, or its beginning, in a column normalised by `norm`. */
    terms(text = '', column: Column, where: 'anywhere' | 'at the beginning' = 'anywhere') {
      if (text.trim() === '') return;
      const before = where === 'anywhere' ? '' : ' ';
      // `norm` leaves letters, digits and spaces only, so nothing needs escaping. A text of signs alone matches nothing.
      const readings = spellings(text).map((one) => one.split(' ').filter(Boolean));
      const found = readings
        .filter((terms) => terms.length > 0)
        .map((terms) =>
          all(terms.map((term) => sql`${columnOf(column)} like ${`%${before}${term}%`}`)),
        );
      that(found.length === 0 ? sql`false` : any(found));
    },
    /** Free text over `alias.search`, and over `alias.id` when it is a number. */
    search(text: string | undefined, alias: string) {
      if (text !== undefined) that(searchCondition(text, alias));
    },
  };
}

export type Conditions = ReturnType<typeof createConditions>;
