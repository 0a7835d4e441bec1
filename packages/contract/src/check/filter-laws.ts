import type { Filter, Parameter } from '../contract/operation.ts';
import {
  asksForNumber,
  asksForTruth,
  comparable,
  filterOf,
  matches,
  scalarsAt,
} from '../contract/row-filter.ts';
import { isTree } from '../contract/tree.ts';
import { askList, type ListView } from './list-laws.ts';
import { countOf, idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

interface Tried {
  value: string;
  /** Whether a row belongs to the filtered ones. */
  matches: (row: unknown) => boolean;
}

/** Whether the parameter takes a row's value: a car that came today is in the showroom for 0 days, and nobody may ask for less than 1. */
const isTaken = ({ schema }: Parameter, value: string | number | boolean): boolean =>
  typeof value !== 'number' ||
  (value >= Number(schema['minimum'] ?? -Infinity) &&
    value <= Number(schema['maximum'] ?? Infinity));

/** A value to filter by, out of a row, and what it has to do. */
const tryFilter = (filter: Filter, parameter: Parameter, row: unknown): Tried | undefined => {
  const { fields, op } = filter;
  if (op === 'text' && fields.length === 0) {
    return { value: 'щщ-нет-такого-щщ', matches: () => false };
  }
  // Rows do not show whose they are: nothing belongs to an id that nobody has.
  if (op === 'id' && fields.length === 0) {
    return { value: '999999999999', matches: () => false };
  }
  if (fields.length === 0 || op === 'none' || op === 'after') return undefined;
  const by = (value: string): Tried => ({
    value,
    matches: (other) => matches(filter, parameter, [value], other),
  });
  if (op === 'exists' || (op === 'not' && asksForTruth(parameter))) return by('true');
  if (op === 'not') return undefined;
  const [value] = scalarsAt(row, fields);
  if (value === undefined) return op === 'id' ? by('none') : undefined;
  if (op === 'text') {
    const term = String(value).split(/\s+/)[0] ?? '';
    return term.length < 3
      ? undefined
      : { value: term, matches: (other) => other === row || scalarsAt(other, fields).length > 0 };
  }
  if (op !== 'from' && op !== 'to') return by(String(value));
  const bound = comparable(value, parameter);
  // A number of days, or an amount in another currency, cannot be compared with a date.
  const isFit = asksForNumber(parameter) === (typeof bound === 'number');
  return isFit && isTaken(parameter, bound) ? by(String(bound)) : undefined;
};

/** Rows of the whole list that the filter lets through, where the field is in the rows at all. */
const expectedIds = (all: readonly unknown[], tried: Tried) => all.filter(tried.matches).map(idOf);

const findFilterProblems = (
  view: ListView,
  tried: Tried,
  isText: boolean,
  body: unknown,
): string[] => {
  const rows = rowsOf(body);
  const count = countOf(body) ?? 0;
  const stranger = rows.find((row) => !tried.matches(row));
  const problems = stranger === undefined ? [] : [`row ${idOf(stranger) ?? ''} does not match`];
  if (isText || view.all === undefined) {
    return count <= view.count ? problems : [...problems, 'more rows than without a filter'];
  }
  const expected = expectedIds(view.all, tried);
  return count === expected.length
    ? problems
    : [...problems, `${count} rows, where ${expected.length} of all match`];
};

/** Each filter lets through the rows that match, all of them and no others. */
export const probeFilters = async (run: Run, views: readonly ListView[]): Promise<void> => {
  for (const view of views) {
    for (const parameter of view.operation.parameters) {
      const filter = filterOf(run.contract, view.operation, parameter);
      if (filter === undefined) continue;
      const rows = view.all ?? run.world.rows(view.operation.operationId);
      const withField = rows.filter(
        (row) =>
          filter.fields.length === 0 ||
          scalarsAt(row, filter.fields)
            .slice(0, 1)
            .some((value) => isTaken(parameter, value)),
      );
      const row = run.random.pick(withField.length > 0 ? withField : rows);
      if (!isTree(row)) continue;
      const tried = tryFilter(filter, parameter, row);
      if (tried === undefined) continue;
      await askList(
        run,
        view.operation,
        view.path,
        `filter ${parameter.name}`,
        { [parameter.name]: tried.value },
        ({ body }) =>
          findFilterProblems(view, tried, filter.op === 'text' && filter.fields.length > 0, body),
      );
    }
  }
};
