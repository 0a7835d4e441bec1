import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

/** What a list knows of its next page. */
export type NextPage<Data, Failure> = Pick<
  InfiniteQueryObserverResult<Data, Failure>,
  'isFetching' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
>;

/** Read while rendering: a result tells the component of changes to what was read there, and of nothing else. */
export const nextPageOf = <Data, Failure>({
  isFetching,
  isFetchingNextPage,
  fetchNextPage,
  refetch,
}: NextPage<Data, Failure>): NextPage<Data, Failure> => ({
  isFetching,
  isFetchingNextPage,
  fetchNextPage,
  refetch,
});

/**
 * The next page of a list. What is just being loaded anew comes first: a page asked for meanwhile would throw that away, and a wish
 * that is dropped is not made again, since the list has not moved.
 */
export async function loadNextPage<Data, Failure>(list: NextPage<Data, Failure>): Promise<void> {
  if (list.isFetchingNextPage) return;
  // The load that is on its way, not another one.
  if (list.isFetching) await list.refetch({ cancelRefetch: false });
  await list.fetchNextPage({ cancelRefetch: false });
}
