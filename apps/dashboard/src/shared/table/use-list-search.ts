import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchRecord, toSearch } from './list-search';

/** What a list's schema has to be able to do: never fail, for its parts catch what is wrong. */
export interface ListSearchSchema<State> {
  parse: (value: unknown) => State;
}

export interface ListSearch<State> {
  state: State;
  /** Changes some of it and goes back to the first page, unless the page itself is changed. */
  change: (part: Partial<State>, options?: { replace?: boolean }) => void;
  /** Everything back to its default, as "Сбросить фильтры" does. */
  reset: (keep?: Partial<State>) => void;
}

/**
 * A list's page, filters and sorting, kept in the URL: Back restores them, a link shares them, garbage falls back to defaults.
 * Typing into a search field passes `replace`, or Back would go letter by letter.
 */
export function useListSearch<State extends Readonly<Record<string, unknown>>>(
  schema: ListSearchSchema<State>,
): ListSearch<State> {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => schema.parse(searchRecord(search)), [schema, search]);
  return {
    state,
    change: (part, { replace = false } = {}) =>
      setSearch(
        (now) =>
          toSearch({
            ...schema.parse(searchRecord(now)),
            ...('page' in part ? {} : { page: 1 }),
            ...part,
          }),
        { replace, preventScrollReset: replace },
      ),
    reset: (keep = {}) => setSearch(toSearch(keep)),
  };
}
