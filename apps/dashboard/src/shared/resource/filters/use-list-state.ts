import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { resetState, toSearch, type AnyState, type Filters } from './define-filters';
import type { FilterValues } from './filter-values';

export interface ListControls<State extends AnyState> {
  /** What the URL says. */
  state: State;
  /**
   * Changes some of it, and goes back to the first page unless that is what changes. Pushes an entry into the history; `replace` does not,
   * as when somebody types.
   */
  change: (part: FilterValues, options?: { replace?: boolean }) => void;
  /** Takes every filter away; tab, order and view stay. */
  reset: () => void;
  /** Address of the list after a change, for links. */
  href: (part: FilterValues) => string;
}

/** A list's page, filters and order, kept in the URL: Back restores them, a link shares them, garbage falls back to the defaults. */
export function useListState<State extends AnyState>(filters: Filters<State>): ListControls<State> {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const state = useMemo(() => filters.read(search), [filters, search]);
  return {
    state,
    change: (part, { replace = false } = {}) =>
      setSearch((now) => changed(filters, filters.read(now), part), {
        replace,
        preventScrollReset: replace,
      }),
    reset: () =>
      setSearch((now) =>
        toSearch({ ...filters.place, ...resetState(filters.definition, filters.read(now)) }),
      ),
    href: (part) => {
      const query = changed(filters, state, part).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}

/** Written in the order of the filters, whatever was changed last: one state has one address. */
const changed = (
  filters: Pick<Filters<AnyState>, 'place' | 'read'>,
  state: FilterValues,
  part: FilterValues,
) => toSearch({ ...filters.place, ...filters.read(toSearch({ ...state, page: 1, ...part })) });
