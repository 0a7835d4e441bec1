import { serverNow } from '@karvon/api/server-clock';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment of the server's clock, 0 from then on. The component renders again with each. */
export function useSecondsUntil(moment: string | undefined): number {
  const [now, setNow] = useState(serverNow);
  const left = moment === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const isWaiting = left > 0;
  // External system: the clock of the server, second by second.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
