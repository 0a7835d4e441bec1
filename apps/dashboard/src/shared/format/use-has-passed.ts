import { onServerClock, serverNow } from '@karvon/api/server-clock';
import { useCallback, useSyncExternalStore } from 'react';
import { minute } from '../time';

/** Timers cannot exceed 24 days, and a phone that slept has missed its timers. */
const longest = minute;

/** True when a moment has passed by the server's clock, to the second. The component renders again then. */
export function useHasPassed(moment: string): boolean {
  const end = Date.parse(moment);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        changed();
        const left = end - serverNow();
        if (left > 0) timer = setTimeout(wait, Math.min(left, longest));
      };
      wait();
      const stop = onServerClock(wait);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [end],
  );
  const read = () => end <= serverNow();
  return useSyncExternalStore(subscribe, read, read);
}
