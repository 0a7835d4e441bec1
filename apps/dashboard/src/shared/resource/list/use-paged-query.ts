import type { ApiError } from '@karvon/api/errors';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { GeneratedQuery } from '../query/generated-query';

export interface ResourcePage<Row> {
  results: readonly Row[];
  count: number;
}

export interface PagedQuery<Row, Page> {
  rows: readonly Row[];
  /** Count over all pages. 0 until known. */
  count: number;
  /** First page, which has data besides the rows: counts by status. */
  first: Page | undefined;
  isLoading: boolean;
  isStale: boolean;
  /** Error of the page, or in the mode `append` of the page after `rows`. */
  error: ApiError | null;
  refreshError: ApiError | null;
  /** Time of the oldest rows in milliseconds. */
  updatedAt: number;
  retry: () => void;
}

/**
 * Rows of a list, page by page or in one growing list.
 *
 * @param queryOf options of a page, from 1
 * @param page page on screen; in the mode `append` the last one
 * @param mode `pages` shows one page and keeps the previous one while the next loads; `append` shows all pages up to this one
 * @example usePagedQuery((page) => leadQueries.page({ ...state, page }), state.page, isPhone ? 'append' : 'pages')
 */
export function usePagedQuery<Row, Page extends ResourcePage<Row>>(
  queryOf: (page: number) => GeneratedQuery<Page & ResourcePage<Row>>,
  page: number,
  mode: 'pages' | 'append',
): PagedQuery<Row, Page> {
  const options = { ...queryOf(page), placeholderData: keepPreviousData };
  const last = useQuery(options);
  const before = mode === 'append' ? page - 1 : 0;
  const earlier = useQueries({
    queries: Array.from({ length: before }, (_, at) => queryOf(at + 1)),
  });
  // The placeholder of the next page is one of the earlier pages.
  const isGrowing = before > 0 && last.isPlaceholderData;
  const pages = isGrowing ? earlier : [...earlier, last];
  // A loaded page stays when its refresh fails. Rows after a page that never loaded are left out: they would hide the gap.
  const end = pages.findIndex(({ data }) => data === undefined);
  const shown = end === -1 ? pages : pages.slice(0, end);
  const missing = end === -1 ? (isGrowing ? last : undefined) : pages[end];
  const failedRefresh = shown.find(({ error }) => error !== null);
  const first = [...earlier, last].find(({ data }) => data !== undefined)?.data;
  return {
    rows: shown.flatMap(({ data }) => data?.results ?? []),
    count: first?.count ?? 0,
    first,
    isLoading: end === 0 && missing?.isPending === true,
    isStale: last.isPlaceholderData || missing?.isPending === true,
    error: missing?.error ?? null,
    refreshError: failedRefresh?.error ?? null,
    updatedAt: Math.min(...shown.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry: () => void (missing ?? failedRefresh)?.refetch(),
  };
}
