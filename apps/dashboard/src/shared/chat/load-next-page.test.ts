import type { Message, MessageList } from '@karvon/api/chat';
import { createQueryClient } from '@karvon/api/query-client';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { messagesQuery } from './chat-queries';
import { loadNextPage } from './load-next-page';

const message = (id: number): Message => ({
  id,
  room_id: 7,
  author: 'client',
  text: 'Здравствуйте',
  attachments: [],
  created_at: '2026-11-21T10:00:00Z',
});

const pageOf = (page: number): MessageList => ({
  total: 90,
  data: { items: Array.from({ length: 30 }, (_, at) => message(90 - (page - 1) * 30 - at)) },
});

function roomOfPages() {
  const responses: (() => void)[] = [];
  const asked: number[] = [];
  const list = new InfiniteQueryObserver(createQueryClient(), {
    ...messagesQuery(7),
    queryFn: ({ pageParam }) =>
      new Promise<MessageList>((resolve) => {
        const page = Number(pageParam);
        asked.push(page);
        responses.push(() => resolve(pageOf(page)));
      }),
    initialPageParam: 1,
  });
  const stop = list.subscribe(() => undefined);
  return {
    asked,
    stop,
    now: () => list.getCurrentResult(),
    drop: () => responses.shift(),
    /** Resolves the oldest request, and waits for this number of pages. */
    response: async (count: number) => {
      await expect.poll(() => responses).toHaveLength(1);
      responses.shift()?.();
      await expect.poll(() => list.getCurrentResult().data?.pages).toHaveLength(count);
    },
  };
}

it('waits for a running request, then loads the next page', async () => {
  const room = roomOfPages();
  await room.response(1);
  void room.now().refetch();
  await expect.poll(() => room.asked).toEqual([1, 1]);
  const loaded = loadNextPage(room.now());
  await room.response(1);
  await room.response(2);
  await loaded;
  expect(room.asked).toEqual([1, 1, 2]);
  room.stop();
});

it('does not request a page twice', async () => {
  const room = roomOfPages();
  await room.response(1);
  void loadNextPage(room.now());
  await expect.poll(() => room.asked).toEqual([1, 2]);
  void loadNextPage(room.now());
  await room.response(2);
  expect(room.asked).toEqual([1, 2]);
  room.stop();
});

it('requests a page again after a refetch has cancelled it', async () => {
  const room = roomOfPages();
  await room.response(1);
  const loaded = loadNextPage(room.now());
  await expect.poll(() => room.asked).toEqual([1, 2]);
  room.drop();
  void room.now().refetch();
  await expect.poll(() => room.asked).toEqual([1, 2, 1]);
  await room.response(1);
  await room.response(2);
  await loaded;
  expect(room.asked).toEqual([1, 2, 1, 2]);
  room.stop();
});
