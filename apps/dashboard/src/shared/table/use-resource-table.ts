import { useState } from 'react';

/** Rows of one page of a list (`{results, count}` of the contract). */
export interface ResourcePage<Row> {
  results: readonly Row[];
  count: number;
}

export interface ResourceTable<Row> {
  rows: readonly Row[];
  /** Over all pages. */
  count: number;
  pageCount: number;
  /** First and last row on screen, from 1; 0 when there are none. */
  from: number;
  to: number;
  /** Nothing at all, or nothing that the filters let through: `empty` offers to create, `filtered` to reset. */
  emptiness: 'none' | 'empty' | 'filtered';
  selected: ReadonlySet<number>;
  isSelected: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Selects just these; ids that are not on screen count for nothing. */
  choose: (ids: readonly number[]) => void;
  /** Selects every row on screen, or clears when they all are. */
  toggleAll: () => void;
  clear: () => void;
}

/**
 * What a list of a resource shows and what is selected in it. The selection holds for the rows on screen only: nobody acts on
 * what they do not see.
 *
 * @param page the answer, or undefined while it loads
 * @param options.isFiltered whether anything narrows the list, to tell the two kinds of emptiness
 */
export function useResourceTable<Row extends { id: number }>(
  page: ResourcePage<Row> | undefined,
  options: { page: number; size: number; isFiltered: boolean },
): ResourceTable<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const rows = page?.results ?? [];
  const count = page?.count ?? 0;
  const onScreen = rows.map((row) => row.id);
  const selected = new Set(onScreen.filter((id) => chosen.has(id)));
  const from = rows.length === 0 ? 0 : (options.page - 1) * options.size + 1;
  return {
    rows,
    count,
    pageCount: Math.max(1, Math.ceil(count / options.size)),
    from,
    to: rows.length === 0 ? 0 : from + rows.length - 1,
    emptiness:
      page === undefined || rows.length > 0 ? 'none' : options.isFiltered ? 'filtered' : 'empty',
    selected,
    isSelected: (id) => selected.has(id),
    toggle: (id) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    choose: (ids) => setChosen(new Set(ids)),
    toggleAll: () => setChosen(selected.size === rows.length ? new Set() : new Set(onScreen)),
    clear: () => setChosen(new Set()),
  };
}
