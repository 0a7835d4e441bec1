import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';

/** What a list knows of its next page. */
export type NextPage<Page, Param, Failure> = Pick<
  InfiniteQueryObserverResult<InfiniteData<Page, Param>, Failure>,
  'data' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** Read while rendering: a result renders the component again for changes to what was read there, and for nothing else. */
export const nextPageOf = <Page, Param, Failure>({
  data,
  isFetchingNextPage,
  fetchNextPage,
}: NextPage<Page, Param, Failure>): NextPage<Page, Param, Failure> => ({
  data,
  isFetchingNextPage,
  fetchNextPage,
});

/** Loads of the list that are waited for, or that throw the page away, before the wish is given up. */
const most = 5;

/**
 * The next page of a list. What is just being loaded again comes first: a page asked for meanwhile would throw that away; and one that is
 * thrown away by a load is asked for again. A wish that is dropped is not made again, since the list has not moved.
 */
export async function loadNextPage<Page, Param, Failure>(
  list: NextPage<Page, Param, Failure>,
): Promise<void> {
  if (list.isFetchingNextPage) return;
  const before = list.data?.pages.length ?? 0;
  for (let tries = 0; tries < most; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one load after the other; this one joins what is under way
    const result = await list.fetchNextPage({ cancelRefetch: false });
    const isLonger = (result.data?.pages.length ?? 0) > before;
    if (isLonger || result.isError || !result.hasNextPage) return;
  }
}
