import type { QueryClient } from '@tanstack/react-query';
import { shownKept } from './shown-kept';

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
