import type { Filter, Operation, Parameter } from '../contract/operation.ts';
import { isTree, valuesAt } from '../contract/tree.ts';
import { dayInTashkent } from './calendar.ts';
import { askList, type ListView } from './list-laws.ts';
import { countOf, idOf, propertiesOf, rowSchemaOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

const notFilters = new Set(['page', 'size', 'ordering', 'sort_by', 'limit', 'since', 'epoch']);

/** `x-filter`, or a field of the row with the parameter's name. */
export const filterOf = (
  run: Run,
  operation: Operation,
  parameter: Parameter,
): Filter | undefined => {
  if (parameter.in !== 'query' || notFilters.has(parameter.name)) return undefined;
  if (parameter.filter !== undefined) return parameter.filter;
  const row = rowSchemaOf(run.contract, operation);
  const hasField = row !== undefined && parameter.name in propertiesOf(run.contract, row);
  return hasField ? { op: 'eq', fields: [parameter.name] } : undefined;
};

interface Tried {
  value: string;
  /** Whether a row belongs to the filtered ones. */
  matches: (row: unknown) => boolean;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Values of the first of these fields that the row has. */
const scalarsAt = (row: unknown, fields: readonly string[]) =>
  fields
    .map((field) => valuesAt(row, field).filter(isScalar))
    .find((values) => values.length > 0) ?? [];

const hasAny = (row: unknown, fields: readonly string[]) =>
  fields.some((field) => valuesAt(row, field).length > 0);

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** As the filter compares: days in Tashkent where a day is asked for. */
const comparable = (value: string | number | boolean, isDay: boolean): string | number =>
  isDay && isMoment(value)
    ? dayInTashkent(new Date(String(value)))
    : typeof value === 'boolean'
      ? String(value)
      : value;

const isBoolean = (parameter: Parameter) => parameter.schema['type'] === 'boolean';

/** Whether the parameter takes a row's value: a car that came today is in the showroom for 0 days, and nobody may ask for less than 1. */
const isTaken = ({ schema }: Parameter, value: string | number | boolean): boolean =>
  typeof value !== 'number' ||
  (value >= Number(schema['minimum'] ?? -Infinity) &&
    value <= Number(schema['maximum'] ?? Infinity));

/** A value to filter by, out of a row, and what it has to do. */
const tryFilter = (filter: Filter, parameter: Parameter, row: unknown): Tried | undefined => {
  const { fields } = filter;
  if (filter.op === 'text' && fields.length === 0) {
    return { value: 'щщ-нет-такого-щщ', matches: () => false };
  }
  // Rows do not show whose they are: nothing belongs to an id that nobody has.
  if (filter.op === 'id' && fields.length === 0) {
    return { value: '999999999999', matches: () => false };
  }
  if (fields.length === 0 || filter.op === 'none') return undefined;
  if (filter.op === 'exists') {
    return { value: 'true', matches: (other) => hasAny(other, fields) };
  }
  if (filter.op === 'not' && isBoolean(parameter)) {
    return { value: 'true', matches: (other) => scalarsAt(other, fields).every((value) => !value) };
  }
  const [value] = scalarsAt(row, fields);
  if (value === undefined) {
    return filter.op === 'id'
      ? { value: 'none', matches: (other) => scalarsAt(other, fields).length === 0 }
      : undefined;
  }
  const isDay = parameter.schema['format'] === 'date';
  const isNumeric = parameter.schema['type'] === 'integer' || parameter.schema['type'] === 'number';
  const bound = comparable(value, isDay);
  switch (filter.op) {
    case 'from':
    case 'to':
      // A number of days, or an amount in another currency, cannot be compared with a date.
      if (isNumeric !== (typeof bound === 'number') || !isTaken(parameter, bound)) return undefined;
      return {
        value: String(bound),
        matches: (other) =>
          scalarsAt(other, fields).some((each) => {
            const found = comparable(each, isDay);
            return filter.op === 'from' ? found >= bound : found <= bound;
          }),
      };
    case 'text': {
      const term = String(value).split(/\s+/)[0] ?? '';
      return term.length < 3
        ? undefined
        : { value: term, matches: (other) => other === row || scalarsAt(other, fields).length > 0 };
    }
    case 'eq':
    case 'in':
    case 'id':
      return {
        value: String(value),
        matches: (other) => scalarsAt(other, fields).some((each) => String(each) === String(value)),
      };
    case 'not':
    case 'after':
      return undefined;
    default:
      return filter.op satisfies never;
  }
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
      const filter = filterOf(run, view.operation, parameter);
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
