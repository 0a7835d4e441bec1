import type { AutoSummary } from '@karvon/api/main';
import { useListAutos } from '@karvon/api/main/autos';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useIsPhone } from '../../../shared/table/use-screen';
import { listQueries } from './list-queries';
import { toListParams, type AutosSearch } from './list-search';

export interface AutosPage {
  rows: readonly AutoSummary[];
  count: number;
  /** The first rows are on their way. */
  isLoading: boolean;
  /** Rows of another page or filter stand there until the right ones come. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
}

/** The rows on screen: a page of the list, on a phone all pages up to it. */
export function useAutosPage(search: AutosSearch): AutosPage {
  const isPhone = useIsPhone();
  const query = useListAutos(toListParams(search), {
    query: { placeholderData: keepPreviousData },
  });
  const before = isPhone ? search.page - 1 : 0;
  const earlier = useQueries({
    queries: Array.from({ length: before }, (_, at) => listQueries.page(search, at + 1)),
  });
  const rows = earlier.flatMap(({ data }) => data?.results ?? []);
  const isGrowing = isPhone && query.isPlaceholderData && before > 0;
  return {
    // While the next page comes, what stands there is a page that is among the earlier ones already.
    rows: isGrowing ? rows : [...rows, ...(query.data?.results ?? [])],
    count: query.data?.count ?? 0,
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
