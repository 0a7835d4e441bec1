import { onServerClock, serverNow } from '@karvon/api/server-clock';
import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, minute / 4);
  const stop = onServerClock(changed);
  return () => {
    clearInterval(timer);
    stop();
  };
}

const snapshot = () => Math.floor(serverNow() / minute) * minute;

/** The server's clock by the minute, in milliseconds since 1970. The component renders again when the minute changes. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
