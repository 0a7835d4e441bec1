import type { Filter, Parameter } from '../contract/operation.ts';
import {
  asksForNumber,
  asksForTruth,
  comparable,
  filterOf,
  matches,
  scalarsAt,
} from '../contract/row-filter.ts';
import { entries, isTree, member } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { askList, type ListView, statusChoices } from './list-laws.ts';
import { neededQuery } from './reading.ts';
import { countOf, idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

interface Tried {
  value: string;
  matches: (row: unknown) => boolean;
}

/** A car that came today has 0 days in the showroom, but the filter's minimum is 1. */
const isTaken = ({ schema }: Parameter, value: string | number | boolean): boolean =>
  typeof value !== 'number' ||
  (value >= Number(schema['minimum'] ?? -Infinity) &&
    value <= Number(schema['maximum'] ?? Infinity));

const tryFilter = (filter: Filter, parameter: Parameter, row: unknown): Tried | undefined => {
  const { fields, op } = filter;
  if (op === 'text' && fields.length === 0) {
    return { value: 'щщ-нет-такого-щщ', matches: () => false };
  }
  // Rows do not show their owner: an unknown id must match nothing.
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

const findFilterProblems = (
  { all, count: total }: ListView,
  tried: Tried,
  isText: boolean,
  body: unknown,
): string[] => {
  const rows = rowsOf(body);
  const count = countOf(body) ?? 0;
  const stranger = rows.find((row) => !tried.matches(row));
  const problems = stranger === undefined ? [] : [`row ${idOf(stranger) ?? ''} does not match`];
  if (isText || all === undefined) {
    return count <= total ? problems : [...problems, 'more rows than without a filter'];
  }
  const expected = all.filter(tried.matches).length;
  return count === expected
    ? problems
    : [...problems, `${count} rows, where ${expected} of all match`];
};

const probeTabs = async (
  run: Run,
  { operation, path }: ListView,
  name: string,
  query: Record<string, string>,
  filtered: Received,
) => {
  const choices = statusChoices(run, operation);
  const countsOf = ({ body }: Received) =>
    entries(member(body, 'statuses')).filter(([status]) => choices.includes(status));
  const [[status] = []] = countsOf(filtered).toSorted(
    ([, one], [, other]) => Number(other) - Number(one),
  );
  if (status === undefined || name === 'status') return;
  const tabsOf =
    (list: Received) =>
    ({ body }: Received) => {
      const said = member(member(list.body, 'statuses'), status);
      return countOf(body) === said
        ? []
        : [
            `\`statuses\` of the filtered list say ${String(said)} ${status}, the list ${String(countOf(body))}`,
          ];
    };
  await run.ask({
    operation,
    probe: `tabs under ${name}`,
    path,
    query: { ...query, status },
    expects: [200],
    holds: tabsOf(filtered),
    renew: async () => {
      const now = await run.send({ operation, path, query });
      return now?.status === 200 ? { holds: tabsOf(now) } : {};
    },
  });
};

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
      const isText = filter.op === 'text' && filter.fields.length > 0;
      const query = { [parameter.name]: tried.value };
      const filtered = await askList(
        run,
        view,
        `filter ${parameter.name}`,
        query,
        ({ body }, now) => findFilterProblems(now, tried, isText, body),
      );
      const full = { ...neededQuery(view.operation), ...query };
      if (filtered !== undefined) await probeTabs(run, view, parameter.name, full, filtered);
    }
  }
};
