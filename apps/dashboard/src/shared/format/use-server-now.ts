import { onServerClock, serverNow } from '@karvon/api/server-clock';
import { useSyncExternalStore } from 'react';
import { watchOnce } from '../watch-once';
import { minute } from '../time';

const subscribe = watchOnce((changed) => {
  const timer = setInterval(changed, minute / 4);
  const stop = onServerClock(changed);
  return () => {
    clearInterval(timer);
    stop();
  };
});

const snapshot = () => Math.floor(serverNow() / minute) * minute;

/** The server's clock in milliseconds since 1970. Re-renders every minute. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
