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
  /** Why a page did not come: the only one, or on a phone the one after `rows`. */
  error: Error | null;
  /** Asks for that page again. */
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
  // While the next page comes, what stands there is a page that is among the earlier ones already.
  const isGrowing = isPhone && query.isPlaceholderData && before > 0;
  const pages = isGrowing ? earlier : [...earlier, query];
  // A page that is there stays when a fresh look at it fails; rows behind one that never came would hide the gap.
  const end = pages.findIndex(({ data }) => data === undefined);
  const missing = pages[end];
  const shown = missing === undefined ? pages : pages.slice(0, end);
  return {
    rows: shown.flatMap(({ data }) => data?.results ?? []),
    count: [...earlier, query].find(({ data }) => data !== undefined)?.data?.count ?? 0,
    isLoading: end === 0 && missing?.isPending === true,
    isStale: query.isPlaceholderData || missing?.isPending === true,
    error: missing?.error ?? null,
    retry: () => void missing?.refetch(),
  };
}
