import { Skeleton } from '@karvon/ui/Skeleton';
import { Suspense, useDeferredValue, type ReactNode } from 'react';

/**
 * Renders a part below the first screen after the frame with the rest of the page: on a slow machine one card takes as
 * long as a frame may. It may be a separate chunk.
 *
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
