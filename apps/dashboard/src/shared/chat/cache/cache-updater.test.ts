import type { Message } from '@karvon/api/chat';
import { ApiError, type ErrorKind } from '@karvon/api/errors';
import { createQueryClient } from '@karvon/api/query-client';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesQuery, roomQuery } from '../chat-queries';
import { CacheUpdater } from './cache-updater';

const message: Message = {
  id: 9,
  room_id: 7,
  author: 'client',
  text: 'Добрый день',
  attachments: [],
  created_at: '2025-11-20T09:40:00Z',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function asked(kind: ErrorKind, retryAfter?: number): Promise<number> {
  const client = createQueryClient();
  const updater = new CacheUpdater(client);
  const ask = vi.fn(() =>
    Promise.reject(new ApiError({ kind, ...(retryAfter !== undefined && { retryAfter }) })),
  );
  const screen = new QueryObserver(client, { ...roomQuery(7), queryFn: ask, retry: false });
  const stop = screen.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  updater.loadAll();
  await vi.advanceTimersByTimeAsync(60_000);
  updater.retryFailed();
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  updater.dispose();
  return ask.mock.calls.length;
}

it('does not retry a room that does not exist', async () => {
  expect(await asked('not_found')).toBe(1);
  expect(await asked('forbidden')).toBe(1);
});

it('retries after 5, 10, 20 and 30 seconds while the service fails', async () => {
  // When shown, by the full load, after 5, 15 and 35 s, and by the new connection.
  expect(await asked('unavailable')).toBe(6);
});

it('requests nothing before Retry-After has passed, not even after a reconnect', async () => {
  expect(await asked('too_many', 90)).toBe(2);
  expect(await asked('too_many', 40)).toBe(3);
});

it('refetches a missing room after an event of it', async () => {
  const client = createQueryClient();
  const updater = new CacheUpdater(client);
  const ask = vi.fn(() => Promise.reject(new ApiError({ kind: 'not_found' })));
  const screen = new QueryObserver(client, { ...roomQuery(7), queryFn: ask, retry: false });
  const stop = screen.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledTimes(1);
  updater.apply({ action: 'presence', room_id: 8, is_online: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(1);
  updater.apply({ action: 'presence', room_id: 7, is_online: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  updater.dispose();
});

it('refetches a stale room that was closed when it is shown again', async () => {
  const client = createQueryClient();
  const updater = new CacheUpdater(client);
  const ask = vi.fn(async (signal: AbortSignal) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    if (signal.aborted) throw new ApiError({ kind: 'aborted' });
    return { total: 0, data: { items: [] } };
  });
  const thread = new InfiniteQueryObserver(client, {
    ...messagesQuery(7),
    queryFn: ({ signal }) => ask(signal),
    initialPageParam: 1,
  });
  let leave = thread.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(200);
  updater.loadAll();
  await vi.advanceTimersByTimeAsync(50);
  expect(ask).toHaveBeenCalledTimes(2);
  updater.apply({
    action: 'create',
    room_id: 7,
    message,
    unreadCount: 1,
    total_unread_messages: 1,
  });
  leave();
  await vi.advanceTimersByTimeAsync(200);
  leave = thread.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(3);
  leave();
  updater.dispose();
});
