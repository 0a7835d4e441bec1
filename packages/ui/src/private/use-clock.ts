import { useEffect, useState } from 'react';

/**
 * This device's clock in milliseconds since 1970. It is read again after `delayAt(now)` milliseconds (`null`: not again), and when the page
 * becomes visible: a phone that slept has missed its timers.
 */
export function useClock(delayAt: (now: number) => number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const delay = delayAt(now);

  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), now + delay - Date.now());
    return () => clearTimeout(timer);
  }, [delay, now]);

  return now;
}
