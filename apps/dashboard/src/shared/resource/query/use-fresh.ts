import { useState } from 'react';
import type { BoundaryQuery } from './QueryBoundary';

/**
 * A query without what was read before its page was opened: a form must not start from what a list saw minutes ago. Once the page's own
 * response has come, it stays while a refresh is on its way or fails. The page's `preload` asks with `staleTime: 0`.
 *
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
 * A query without its data until the lists that name its values are there: a form must not show codes and empty choices first. A list that
 * fails holds nothing back, and what was shown once stays.
 *
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
