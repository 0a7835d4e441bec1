import { Skeleton } from '@karvon/ui/Skeleton';
import * as css from './MessageList.css';

const shapes = [
  { id: 1, side: 'in', height: 38 },
  { id: 2, side: 'out', height: 78 },
  { id: 3, side: 'out', height: 58 },
  { id: 4, side: 'in', height: 38 },
  { id: 5, side: 'in', height: 38 },
  { id: 6, side: 'out', height: 58 },
] as const;

/** Shapes of messages while the first page is on its way. */
export function MessageSkeleton({ 'aria-label': label }: { 'aria-label': string }) {
  return (
    <div className={css.frame}>
      <div role="log" aria-live="off" aria-busy aria-label={label} className={css.skeletons}>
        {shapes.map(({ id, side, height }) => (
          <span key={id} data-side={side} className={css.skeleton}>
            <Skeleton height={`${String(height)}px`} radius="lg" />
          </span>
        ))}
      </div>
    </div>
  );
}
