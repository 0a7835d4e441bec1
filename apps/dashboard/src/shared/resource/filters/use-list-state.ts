import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { resetState, toSearch, type AnyState, type Filters } from './define-filters';
import type { FilterValues } from './filter-values';

export interface ListControls<State extends AnyState> {
  state: State;
  /** Changes the state, and returns to the first page unless `part` sets it. `replace` adds no history entry, as while typing. */
  change: (part: FilterValues, options?: { replace?: boolean }) => void;
  reset: () => void;
  href: (part: FilterValues) => string;
}

/** Page, filters and order are in the URL: Back restores them, links share them, invalid values fall back to defaults. */
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

/** Orders parameters like the filters, so that one state has one URL. */
const changed = (
  filters: Pick<Filters<AnyState>, 'place' | 'read'>,
  state: FilterValues,
  part: FilterValues,
) => toSearch({ ...filters.place, ...filters.read(toSearch({ ...state, page: 1, ...part })) });
