import { onServerClock, serverNow } from '@karvon/api/server-clock';
import { useCallback, useSyncExternalStore } from 'react';
import { minute } from '../time';

/** Timers forget what is more than 24 days away, and a phone that slept has missed its own. */
const longest = minute;

/** Whether a moment is over by the server's clock, to the second. The component renders again when it is. */
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
