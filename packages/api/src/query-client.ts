import { QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { isApiError, type ApiError } from './errors';

/**
 * Defaults of the specification (§9): no refetch on focus or reconnect, no retry, unused cache dropped after 5 minutes.
 * @param onError called once for each failed query, for the log; screens show errors themselves
 * @param persister keeps responses beyond the page
 */
export function createQueryClient({
  onError,
  persister,
}: { onError?: (error: Error) => void; persister?: QueryPersister } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError?.(error) }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        gcTime: 5 * 60_000,
        // A page that is left and soon entered again shows cached data and refetches in the background.
        staleTime: 5_000,
        // Calls go out even when the browser believes it is offline: it is often wrong, and the error is a typed one.
        networkMode: 'always',
        ...(persister !== undefined && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Retry rule of chat queries (specification §8): on 401 only, at most 3 tries, after 1, 2, 4 s, never more than 30 s. */
export const chatRetry = {
  retry: (failureCount: number, error: ApiError): boolean =>
    failureCount < 3 && isApiError(error, 'unauthorized'),
  retryDelay: (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000),
} as const;
