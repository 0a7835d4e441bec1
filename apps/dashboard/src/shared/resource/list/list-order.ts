import type { TableSort } from '@karvon/ui/Table';
import { initialOrdering } from '../filters/define-filters';
import type { FilterTab } from '../filters/filter-kinds';
import type { FilterDefinition } from '../filters/filter-state';
import type { FilterValue, FilterValues } from '../filters/filter-values';
import type { ListColumn, TabCounts } from './define-list';

export function shownOrdering(
  definition: FilterDefinition,
  state: FilterValues,
): string | undefined {
  const [name, filter] =
    Object.entries(definition).find(([, { kind }]) => kind === 'ordering') ?? [];
  if (name === undefined || filter?.kind !== 'ordering') return undefined;
  const chosen = state[name];
  return typeof chosen === 'string' ? chosen : initialOrdering(filter, state);
}

export function sortOf<Row>(
  columns: readonly ListColumn<Row>[],
  ordering: string | undefined,
): TableSort | null {
  if (ordering === undefined) return null;
  for (const { id, sort } of columns) {
    if (sort?.rising === ordering) return { column: id, direction: 'ascending' };
    if (sort?.falling === ordering) return { column: id, direction: 'descending' };
  }
  return null;
}

/** `ordering` value of a sorted column. Columns with one direction use that one. */
export function orderingOf<Row>(
  columns: readonly ListColumn<Row>[],
  { column, direction }: TableSort,
): string | undefined {
  const { rising, falling } = columns.find(({ id }) => id === column)?.sort ?? {};
  return direction === 'ascending' ? (rising ?? falling) : (falling ?? rising);
}

/** The tab with exactly these values, in any order. */
export function tabOf(
  tabs: readonly FilterTab<string>[],
  value: FilterValue | undefined,
): FilterTab<string> | undefined {
  const wanted = new Set<unknown>([value ?? []].flat());
  return tabs.find(
    ({ values }) => values.length === wanted.size && values.every((one) => wanted.has(one)),
  );
}

export function tabCount(
  { values }: Pick<FilterTab<string>, 'values'>,
  { total, statuses }: TabCounts,
): number {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return values.length === 0
    ? (total ?? sum(Object.values(statuses)))
    : sum(values.map((status) => statuses[status] ?? 0));
}
