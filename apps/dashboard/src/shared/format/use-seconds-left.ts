import { useCallback, useSyncExternalStore } from 'react';

/**
 * Seconds until a moment; 0 when it has passed or is undefined. Computed from the clock, so a phone that slept shows the right figure.
 * @param until milliseconds since 1970
 * @param clock `serverNow` for a moment of the server. @default this device's clock
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
