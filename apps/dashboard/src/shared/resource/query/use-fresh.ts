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
