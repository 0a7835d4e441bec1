import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until a moment of this device's clock, by the second; 0 when it is past or there is none. Nothing is counted down:
 * a phone that slept wakes with the right figure.
 *
 * @param until milliseconds since 1970
 */
export function useSecondsLeft(until: number | undefined): number {
  const left = () =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until === undefined) return () => undefined;
      const timer = setInterval(() => {
        changed();
        if (until <= Date.now()) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, left, () => 0);
}
