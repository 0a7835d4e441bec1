import type { QueryClient } from '@tanstack/react-query';
import { chatQueries } from './cache/chat-caches';

/** Refetches the rooms: active queries now, others when they are shown. For changes of a car or lead that rooms show. */
export async function refreshRooms(client: QueryClient): Promise<void> {
  const hashes = new Set(
    chatQueries(client)
      .filter(({ type }) => type === 'rooms' || type === 'room')
      .map(({ query }) => query.queryHash),
  );
  await client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
}
