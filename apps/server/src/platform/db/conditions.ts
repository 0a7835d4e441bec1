import { actingDealer } from './acting';
import type { SqlParameters } from './sql-parameters';
import { norm } from '../values/text-norm';
import { searchCondition } from './text-search';

type Value = string | number | boolean | Date;

/** What a list is narrowed by. Each takes undefined for a filter that was not sent, and then adds nothing. */
export interface Conditions {
  /** @returns the placeholder of a value */
  value(value: unknown): string;
  /** A condition in SQL; its values go through `value`. */
  that(sql: string): void;
  equal(column: string, value: Value | undefined): void;
  /** @param id of what a column refers to, as text, or `none` for rows that refer to nothing */
  idOrNone(column: string, id: string | undefined): void;
  /** Rows whose responsible is the member of this request, or nobody. @param mine false or undefined narrows nothing */
  mine(column: string, mine: boolean | undefined): void;
  /** @param values an empty list narrows nothing */
  oneOf(column: string, values: readonly (string | number)[] | undefined): void;
  between(column: string, low: Value | undefined, high: Value | undefined): void;
  /** Days of Tashkent, both included. */
  days(column: string, from: string | undefined, to: string | undefined): void;
  /** Each word of a text, or the beginning of one, in a column that has the form of `norm`. */
  terms(text: string | undefined, column: string, where?: 'anywhere' | 'at the beginning'): void;
  /**
   * Free text over `alias.search`, and for a number `alias.id`.
   * @param source where `alias` is no table of the list but made of several: a subquery with these two columns
   */
  search(text: string | undefined, alias: string, source?: string): void;
}

/** Collects conditions that are joined by "and"; values are parameters, so that the text depends on which filters are there alone. */
export function createConditions(parameters: SqlParameters, list: string[]): Conditions {
  const value = (one: unknown) => parameters.add(one);
  const that = (sql: string) => void list.push(sql);
  /** Midnight in Tashkent that begins a day, so many days later. */
  const midnight = (date: string, days: number) =>
    `((${value(date)}::date + ${days})::timestamp at time zone 'Asia/Tashkent')`;

  return {
    value,
    that,
    equal(column, one) {
      if (one !== undefined) that(`${column} = ${value(one)}`);
    },
    idOrNone(column, id) {
      if (id === 'none') that(`${column} is null`);
      else if (id !== undefined) that(`${column} = ${value(Number(id))}`);
    },
    mine(column, mine) {
      const member = actingDealer()?.member.id;
      if (mine === true && member !== undefined)
        that(`(${column} is null or ${column} = ${value(member)})`);
    },
    oneOf(column, values = []) {
      const [first] = values;
      // One value by itself: a partial index or a better plan may be had for it.
      if (values.length === 1) that(`${column} = ${value(first)}`);
      if (values.length > 1) that(`${column} = any(${value(values)})`);
    },
    between(column, low, high) {
      if (low !== undefined) that(`${column} >= ${value(low)}`);
      if (high !== undefined) that(`${column} <= ${value(high)}`);
    },
    days(column, from, to) {
      if (from !== undefined) that(`${column} >= ${midnight(from, 0)}`);
      if (to !== undefined) that(`${column} < ${midnight(to, 1)}`);
    },
    terms(text = '', column, where = 'anywhere') {
      const terms = norm(text).split(' ').filter(Boolean);
      // Signs alone are in no text.
      if (terms.length === 0 && text.trim() !== '') that('false');
      const before = where === 'anywhere' ? '' : ' ';
      // The form of `norm` has letters, digits and spaces only: nothing to escape.
      for (const term of terms) that(`${column} like ${value(`%${before}${term}%`)}`);
    },
    search(text, alias, source) {
      if (text === undefined) return;
      const condition = searchCondition(text, alias, parameters);
      that(
        source === undefined
          ? condition
          : `exists (select from ${source} ${alias} where ${condition})`,
      );
    },
  };
}
