import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment of this device's clock, by the second; 0 when it is past or there is none.
 *
 * @param until milliseconds since 1970
 */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until === undefined || until <= now;

  // Outside system: the clock. A sleeping phone wakes with the right figure, as nothing is counted.
  useEffect(() => {
    if (until === undefined) return undefined;
    setNow(Date.now());
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until, isOver]);

  return isOver ? 0 : Math.ceil((until - now) / 1000);
}
