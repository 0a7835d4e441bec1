import { queryClient } from '../../../shared/query';
import { avtosalonQueries } from '../avtosalon-queries';

/** Starts the list of regions. */
export function loader(): null {
  void queryClient.prefetchQuery(avtosalonQueries.regions());
  return null;
}
