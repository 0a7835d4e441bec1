import { Skeleton } from '@karvon/ui/Skeleton';
import { Suspense, useDeferredValue, type ReactNode } from 'react';

/**
 * Renders a part below the first screen one frame later: on a slow machine one card fills a frame.
 * @example <BelowScreen height="320px"><BestCard data={data} /></BelowScreen>
 */
export function BelowScreen({
  height,
  children,
}: {
  /** Approximate height. Back can only restore the scroll position of a page that is long enough. */
  height: string;
  children: ReactNode;
}) {
  const isItsTurn = useDeferredValue(true, false);
  const place = <Skeleton height={height} radius="lg" />;
  return isItsTurn ? <Suspense fallback={place}>{children}</Suspense> : place;
}
