import { countOf, rowsOf } from '../check/rows.ts';
import {
  type Contract,
  type Operation,
  type PageGroups,
  parameterOf,
} from '../contract/operation.ts';
import { pageGroupsOf } from '../contract/page-groups.ts';
import { filterOf, matches } from '../contract/row-filter.ts';
import { entries, isTree, member, number, type Tree, valuesAt } from '../contract/tree.ts';

const contains = (row: unknown, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((part) => JSON.stringify(row).toLowerCase().includes(part));

const compare = (one: unknown, other: unknown) => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'ru');
};

/** An order that no field shows keeps the example's. */
const inOrder = (operation: Operation, rows: readonly unknown[], query: URLSearchParams) => {
  const parameter = parameterOf(operation, 'ordering') ?? parameterOf(operation, 'sort_by');
  const wanted = parameter && query.get(parameter.name);
  if (!parameter || !wanted) return rows;
  const name = wanted.replace(/^-/, '');
  const declared = parameter.order[wanted] ?? parameter.order[name];
  const field = declared === undefined ? name : declared;
  if (field === null || rows.every((row) => valuesAt(row, field).length === 0)) return rows;
  const sign = wanted.startsWith('-') ? -1 : 1;
  return rows.toSorted(
    (one, other) => sign * compare(valuesAt(one, field)[0], valuesAt(other, field)[0]),
  );
};

const filtered = (
  contract: Contract,
  operation: Operation,
  rows: readonly unknown[],
  query: URLSearchParams,
  except?: string,
) =>
  rows.filter((row) =>
    operation.parameters.every((parameter) => {
      const values = query.getAll(parameter.name);
      if (values.length === 0 || parameter.name === except) return true;
      const filter = filterOf(contract, operation, parameter);
      if (filter === undefined) return true;
      if (filter.op === 'text') return contains(row, values[0] ?? '');
      return matches(filter, parameter, values, row);
    }),
  );

/** Counts under the other filters, none above `count`. */
const counts = (body: Tree, rows: readonly unknown[], count: number) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]): [string, unknown] => {
      if (name === 'statuses' && isTree(value)) {
        const each = Object.keys(value).map((status): [string, number] => [
          status,
          rows.filter((row) => member(row, 'status') === status).length,
        ]);
        return [name, Object.fromEntries(each)];
      }
      if (name === 'count' || name === 'total') return [name, count];
      const isCount = name.endsWith('_count') && number(value) !== undefined;
      return [name, isCount ? Math.min(Number(value), count) : value];
    }),
  );

/** Groups in the order of their first rows. */
const grouped = (rows: readonly unknown[], { key }: PageGroups): unknown[][] => {
  const groups = new Map<unknown, unknown[]>();
  for (const row of rows) {
    const [value] = valuesAt(row, key);
    const name = value ?? row;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
};

const cutPage = (operation: Operation, rows: readonly unknown[], query: URLSearchParams) => {
  const standard = number(parameterOf(operation, 'size')?.schema['default']) ?? 20;
  const size = Number(query.get('size') ?? standard);
  const from = (Number(query.get('page') ?? '1') - 1) * size;
  const groups = pageGroupsOf(operation, query);
  if (groups === undefined) return rows.slice(from, from + size);
  return grouped(rows, groups)
    .slice(from, from + size)
    .flatMap((group) => group.slice(0, groups.rows));
};

const groupCounts = (operation: Operation, rows: readonly unknown[]) =>
  operation.parameters.flatMap(({ pageGroups }) =>
    [...pageGroups.values()].map((groups): [string, number] => [
      groups.count,
      grouped(rows, groups).length,
    ]),
  );

/** Filtered, ordered and paged by the query, with counts of these rows. A body that is no list is unchanged. */
export const pageOf = (
  contract: Contract,
  operation: Operation,
  query: URLSearchParams,
  body: unknown,
): unknown => {
  if (!isTree(body) || parameterOf(operation, 'page') === undefined) return body;
  const rows = rowsOf(body);
  if (countOf(body) === undefined) return body;
  const found = inOrder(operation, filtered(contract, operation, rows, query), query);
  const page = cutPage(operation, found, query);
  const ofStatuses = filtered(contract, operation, rows, query, 'status');
  return {
    ...counts(body, ofStatuses, found.length),
    ...Object.fromEntries(groupCounts(operation, found)),
    ...('results' in body ? { results: page } : {}),
    ...(isTree(body['data'])
      ? { data: Object.fromEntries([...entries(body['data']), ['items', page]]) }
      : {}),
  };
};
