import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until a moment, by the second; 0 when it is past or there is none. Nothing is counted down: a phone that slept wakes with
 * the right figure.
 *
 * @param until milliseconds since 1970
 * @param clock `serverNow` for a moment that the server has named. @default this device's clock
 */
export function useSecondsLeft(until: number | undefined, clock: () => number = Date.now): number {
  const left = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - clock()) / 1000)));
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until === undefined) return () => undefined;
      const timer = setInterval(() => {
        changed();
        if (until <= clock()) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [until, clock],
  );
  return useSyncExternalStore(subscribe, left, () => 0);
}
