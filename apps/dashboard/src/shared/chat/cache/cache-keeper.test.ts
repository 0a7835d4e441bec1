import { ApiError, type ErrorKind } from '@karvon/api/errors';
import { createQueryClient } from '@karvon/api/query-client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roomQuery } from '../chat-queries';
import { CacheKeeper } from './cache-keeper';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A room on screen that cannot be had. @returns how often it was asked for: when shown, by a full load, within a minute, by a new connection */
async function asked(kind: ErrorKind): Promise<number> {
  const client = createQueryClient();
  const keeper = new CacheKeeper(client);
  const ask = vi.fn(() => Promise.reject(new ApiError({ kind })));
  const screen = new QueryObserver(client, { ...roomQuery(7), queryFn: ask, retry: false });
  const stop = screen.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  keeper.loadAll();
  await vi.advanceTimersByTimeAsync(60_000);
  keeper.retryFailed();
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  keeper.dispose();
  return ask.mock.calls.length;
}

it('takes "no such room" for an answer: it is not asked again and again', async () => {
  expect(await asked('not_found')).toBe(1);
  expect(await asked('forbidden')).toBe(1);
});

it('asks again every five seconds for what the service owes', async () => {
  expect(await asked('unavailable')).toBeGreaterThan(10);
});

it('asks again for a room that was not there when something is heard of it', async () => {
  const client = createQueryClient();
  const keeper = new CacheKeeper(client);
  const ask = vi.fn(() => Promise.reject(new ApiError({ kind: 'not_found' })));
  const screen = new QueryObserver(client, { ...roomQuery(7), queryFn: ask, retry: false });
  const stop = screen.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledTimes(1);
  keeper.apply({ action: 'presence', room_id: 8, is_online: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(1);
  keeper.apply({ action: 'presence', room_id: 7, is_online: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  keeper.dispose();
});
