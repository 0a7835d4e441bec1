import { onServerClock, serverNow } from '@karvon/api/server-clock';
import { useCallback, useSyncExternalStore } from 'react';
import { minute } from '../time';

/** Milliseconds between checks. Timers cannot exceed 24 days, and a sleeping phone misses its timers. */
const longest = minute;

/** True once a moment has passed by the server's clock. Re-renders within a second of it. */
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
