import type { QueryClient } from '@tanstack/react-query';
import { chatQueries } from './cache/chat-caches';

/** Asks again for the rooms: what is on screen now, the rest when it is shown. For what was done with a car or a lead that rooms show. */
export async function refreshRooms(client: QueryClient): Promise<void> {
  const hashes = new Set(
    chatQueries(client)
      .filter(({ type }) => type === 'rooms' || type === 'room')
      .map(({ query }) => query.queryHash),
  );
  await client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
}
