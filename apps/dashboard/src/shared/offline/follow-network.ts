import type { QueryClient } from '@tanstack/react-query';
import { shownKept } from './shown-kept';

/** Refetches kept data on screen when the network returns. @returns a function that stops it */
export function followNetwork(client: QueryClient): () => void {
  const stop = new AbortController();
  addEventListener(
    'online',
    () =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ queryHash, state }) => shownKept.has(queryHash) || state.error !== null,
      }),
    { signal: stop.signal },
  );
  return () => stop.abort();
}
