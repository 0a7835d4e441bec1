import type { QueryClient } from '@tanstack/react-query';
import { chatQueries } from './cache/chat-caches';

/** Refetches rooms after a change of a car or lead: active queries now, others when they are shown. */
export async function refreshRooms(client: QueryClient): Promise<void> {
  const hashes = new Set(
    chatQueries(client)
      .filter(({ type }) => type === 'rooms' || type === 'room')
      .map(({ query }) => query.queryHash),
  );
  await client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
}
