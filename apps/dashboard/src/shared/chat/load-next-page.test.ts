import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { loadNextPage } from './load-next-page';

/** A list of numbers whose pages are answered by hand. */
function listOfPages() {
  const answers: (() => void)[] = [];
  const asked: number[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['pages'],
    queryFn: ({ pageParam }) =>
      new Promise<number>((resolve) => {
        asked.push(pageParam);
        answers.push(() => resolve(pageParam));
      }),
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
  });
  const stop = list.subscribe(() => undefined);
  return {
    asked,
    stop,
    now: () => list.getCurrentResult(),
    next: async (count: number) => {
      await vi.waitFor(() => expect(answers).toHaveLength(1));
      answers.shift()?.();
      await vi.waitFor(() => expect(list.getCurrentResult().data?.pages).toHaveLength(count));
    },
  };
}

it('waits for a load that is on its way, keeps it, and asks for the page after it', async () => {
  const pages = listOfPages();
  await pages.next(1);
  void pages.now().refetch();
  await vi.waitFor(() => expect(pages.asked).toEqual([1, 1]));
  const loaded = loadNextPage(pages.now());
  await pages.next(1);
  await pages.next(2);
  await loaded;
  expect(pages.asked).toEqual([1, 1, 2]);
  pages.stop();
});

it('does not ask twice for one page', async () => {
  const pages = listOfPages();
  await pages.next(1);
  void loadNextPage(pages.now());
  await vi.waitFor(() => expect(pages.asked).toEqual([1, 2]));
  void loadNextPage(pages.now());
  await pages.next(2);
  expect(pages.asked).toEqual([1, 2]);
  pages.stop();
});
