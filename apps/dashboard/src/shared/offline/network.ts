import { useSyncExternalStore } from 'react';
import { watchOnce } from '../watch-once';

const watch = watchOnce((changed) => {
  const stop = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, changed, { signal: stop.signal });
  return () => stop.abort();
});

/** Whether the device knows that there is no network. That it knows of one does not mean that the server can be reached. */
export const isOffline = (): boolean => !navigator.onLine;

/** As `isOffline`, followed. */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, isOffline);
