import type { ChatEvent } from '@karvon/api/chat';
import { expect, it, vi } from 'vitest';
import { getListLeadsQueryKey } from '@karvon/api/main/leads';
import { refreshSubjects } from '../notifications/refresh-subject';
import { queryClient } from '../query';
import { StreamRunner } from './stream-runner';

const read: ChatEvent = { action: 'notification', seq: 5, unread_count: 0 };

it('distinguishes the load of a page that opens from one after lost events', async () => {
  const loadAll = vi.fn();
  const runner = new StreamRunner({
    listEvents: () => Promise.reject(new Error('away')),
    apply: () => undefined,
    loadAll,
    log: () => undefined,
  });
  runner.take({ type: 'place', epoch: 'a', seq: 4 });
  expect(loadAll.mock.calls).toEqual([[true]]);
  runner.take({ type: 'event', event: { ...read, epoch: 'a' } });
  runner.take({ type: 'event', event: { ...read, epoch: 'b', seq: 9 } });
  expect(loadAll.mock.calls).toEqual([[true], [false]]);
  // Events missed without a connection are no longer available.
  runner.take({ type: 'opened' });
  await vi.waitFor(() => expect(loadAll.mock.calls).toEqual([[true], [false], [false]]));
});

it('loads everything again when the first connection comes late', () => {
  vi.useFakeTimers();
  const loadAll = vi.fn();
  const runner = new StreamRunner({
    listEvents: () => Promise.reject(new Error('away')),
    apply: () => undefined,
    loadAll,
    log: () => undefined,
  });
  vi.advanceTimersByTime(5_000);
  runner.take({ type: 'place', epoch: 'a', seq: 4 });
  vi.useRealTimers();
  expect(loadAll.mock.calls).toEqual([[false]]);
});

it('refetches lists whose changes were lost', () => {
  const queryKey = getListLeadsQueryKey();
  queryClient.setQueryData(queryKey, { results: [] });
  refreshSubjects();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
