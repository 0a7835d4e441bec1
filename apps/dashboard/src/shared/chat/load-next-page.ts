import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';

export type NextPage<Page, Param, Failure> = Pick<
  InfiniteQueryObserverResult<InfiniteData<Page, Param>, Failure>,
  'data' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** Reads the fields during render: react-query re-renders a component only for fields read then. */
export const nextPageOf = <Page, Param, Failure>({
  data,
  isFetchingNextPage,
  fetchNextPage,
}: NextPage<Page, Param, Failure>): NextPage<Page, Param, Failure> => ({
  data,
  isFetchingNextPage,
  fetchNextPage,
});

const most = 5;

/** Loads the next page of a list. A running refetch ends first, since it would be cancelled. A page that it discards is requested again. */
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
