import type { ApiError } from '@karvon/api/errors';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { GeneratedQuery } from '../query/generated-query';

/** One page of a list, as the contract returns it. */
export interface ResourcePage<Row> {
  results: readonly Row[];
  /** Over all pages. */
  count: number;
}

export interface PagedQuery<Row, Page> {
  rows: readonly Row[];
  /** Over all pages; 0 until it is known. */
  count: number;
  /** The first loaded page, for data besides the rows: counts by status. */
  first: Page | undefined;
  /** The first rows are on their way. */
  isLoading: boolean;
  /** Rows of another page or filter are shown until the right ones come. */
  isStale: boolean;
  /** Why a page did not come: the only one, or after `append` the one after `rows`. */
  error: ApiError | null;
  /** Error of a refresh. The loaded rows stay. */
  refreshError: ApiError | null;
  /** When the oldest of the rows came, in milliseconds. */
  updatedAt: number;
  /** Retries failed pages. */
  retry: () => void;
}

/**
 * The rows of a list, page by page or grown by a button.
 *
 * @param queryOf options of a page, from 1
 * @param page on screen; in the mode `append` all pages up to it
 * @param mode `pages` shows one page and keeps the previous one until the next has come; `append` shows all up to this one
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
  // While the next page comes, its placeholder is a page that is among the earlier ones already.
  const isGrowing = before > 0 && last.isPlaceholderData;
  const pages = isGrowing ? earlier : [...earlier, last];
  // A loaded page stays when its refresh fails. Rows after a page that never loaded are left out, since they would hide
  // the gap.
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
