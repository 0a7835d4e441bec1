import { QueryObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { watchOnce } from '../../watch-once';
import type { GeneratedQuery } from './generated-query';

interface Store<Data> {
  subscribe: (changed: () => void) => () => void;
  read: () => Data | undefined;
}

/**
 * Creates a hook for a query that every row of a list reads: one observer in total, where `useQuery` has one a row. Not for queries with `select`.
 * @example const useProfile = defineSharedQuery(() => getGetProfileQueryOptions());
 */
export function defineSharedQuery<Data>(
  optionsOf: () => GeneratedQuery<Data>,
): () => Data | undefined {
  const stores = new WeakMap<QueryClient, Store<Data>>();
  const storeOf = (client: QueryClient): Store<Data> => {
    const known = stores.get(client);
    if (known !== undefined) return known;
    const options = { ...optionsOf(), retryOnMount: false };
    const store: Store<Data> = {
      subscribe: watchOnce((changed) => new QueryObserver(client, options).subscribe(changed)),
      read: () => client.getQueryData<Data>(options.queryKey),
    };
    stores.set(client, store);
    return store;
  };
  return function useSharedQuery() {
    const { subscribe, read } = storeOf(useQueryClient());
    return useSyncExternalStore(subscribe, read, read);
  };
}
