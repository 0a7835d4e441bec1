import { dayInTashkent } from '../check/calendar.ts';
import { propertiesOf, rowSchemaOf } from '../check/rows.ts';
import type { Contract, Filter, Operation, Parameter } from './operation.ts';
import { valuesAt } from './tree.ts';

const notFilters = new Set(['page', 'size', 'ordering', 'sort_by', 'limit', 'since', 'epoch']);

/** Uses `x-filter`, or the row's field of the same name. */
export const filterOf = (
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
): Filter | undefined => {
  if (parameter.in !== 'query' || notFilters.has(parameter.name)) return undefined;
  if (parameter.filter !== undefined) return parameter.filter;
  const row = rowSchemaOf(contract, operation);
  const hasField = row !== undefined && parameter.name in propertiesOf(contract, row);
  return hasField ? { op: 'eq', fields: [parameter.name] } : undefined;
};

type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const scalarsAt = (row: unknown, fields: readonly string[]): readonly Scalar[] =>
  fields
    .map((field) => valuesAt(row, field).filter(isScalar))
    .find((values) => values.length > 0) ?? [];

const hasAny = (row: unknown, fields: readonly string[]) =>
  fields.some((field) => valuesAt(row, field).length > 0);

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

export const asksForDay = ({ schema }: Parameter) => schema['format'] === 'date';
export const asksForNumber = ({ schema }: Parameter) =>
  schema['type'] === 'integer' || schema['type'] === 'number';
export const asksForTruth = ({ schema }: Parameter) => schema['type'] === 'boolean';

/** The day in Tashkent where the parameter asks for a day. */
export const comparable = (value: Scalar, parameter: Parameter): string | number =>
  asksForDay(parameter) && isMoment(value)
    ? dayInTashkent(new Date(String(value)))
    : typeof value === 'boolean'
      ? String(value)
      : value;

/** A filter whose field no row shows passes all. */
export const matches = (
  filter: Filter,
  parameter: Parameter,
  values: readonly string[],
  row: unknown,
): boolean => {
  const { fields, op } = filter;
  const [value = ''] = values;
  switch (op) {
    case 'exists':
      return hasAny(row, fields) === (value === 'true');
    case 'not':
      return (
        !asksForTruth(parameter) ||
        value !== 'true' ||
        scalarsAt(row, fields).every((each) => !each)
      );
    case 'from':
    case 'to': {
      const bound = asksForNumber(parameter) ? Number(value) : value;
      return scalarsAt(row, fields).some((each) => {
        const found = comparable(each, parameter);
        return op === 'from' ? found >= bound : found <= bound;
      });
    }
    case 'id':
      if (fields.length === 0) return true;
      return value === 'none'
        ? scalarsAt(row, fields).length === 0
        : scalarsAt(row, fields).some((each) => values.includes(String(each)));
    case 'eq':
    case 'in':
      return scalarsAt(row, fields).some((each) => values.includes(String(each)));
    case 'text':
    case 'after':
    case 'none':
      return true;
    default:
      return op satisfies never;
  }
};
