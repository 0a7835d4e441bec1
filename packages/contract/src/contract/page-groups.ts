import type { Operation, PageGroups } from './operation.ts';
import { isEqual, valuesAt } from './tree.ts';

export interface RowGroup {
  /** Undefined for a row that is a group of its own. */
  key: unknown;
  rows: readonly unknown[];
}

/** A group ends where the next row has another key. */
export const groupsOf = (rows: readonly unknown[], field: string): RowGroup[] => {
  const groups: { key: unknown; rows: unknown[] }[] = [];
  for (const row of rows) {
    const [key] = valuesAt(row, field);
    const last = groups.at(-1);
    if (last !== undefined && key !== undefined && isEqual(last.key, key)) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
};

/** undefined where rows are counted */
export const pageGroupsOf = (
  { parameters }: Operation,
  query: URLSearchParams,
): PageGroups | undefined =>
  parameters
    .map(({ name, pageGroups }) => pageGroups.get(query.get(name) ?? ''))
    .find((groups) => groups !== undefined);
