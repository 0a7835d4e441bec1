import { useSyncExternalStore } from 'react';
import { watchOnce } from '../watch-once';

const watch = watchOnce((changed) => {
  const stop = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, changed, { signal: stop.signal });
  return () => stop.abort();
});

/** True without a network. False does not mean that the server can be reached. */
export const isOffline = (): boolean => !navigator.onLine;

export const useIsOffline = (): boolean => useSyncExternalStore(watch, isOffline);
