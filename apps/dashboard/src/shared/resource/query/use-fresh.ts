import { useState } from 'react';
import type { BoundaryQuery } from './QueryBoundary';

/**
 * Ignores data cached before the page was opened: a form must not start from a list's old data. The page's `preload` uses `staleTime: 0`.
 * @example const auto = useFresh(useQuery(autoQueries.one(id)));
 */
export function useFresh<Data>(query: BoundaryQuery<Data>): BoundaryQuery<Data> {
  const [isFresh, setFresh] = useState(false);
  if (isFresh) return query;
  const { isFetching, error } = query;
  if (!isFetching && error === null) {
    setFresh(true);
    return query;
  }
  return { ...query, data: undefined, error: isFetching ? null : error };
}

/**
 * Delays a query's data until the lists that name its values have loaded: a form must not show codes and empty choices first.
 * @example const car = useNamed(useQuery(autoQueries.one(id)), [useQuery(catalogQueries.options())]);
 */
export function useNamed<Data>(
  query: BoundaryQuery<Data>,
  lists: readonly { isLoading: boolean; failureCount: number }[],
): BoundaryQuery<Data> {
  const [isShown, setShown] = useState(false);
  if (isShown) return query;
  const isWaiting = lists.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (isWaiting) return { ...query, data: undefined };
  if (query.data !== undefined) setShown(true);
  return query;
}
