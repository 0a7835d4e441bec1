import { CircleAlert } from 'lucide-react';
import { icon } from '@karvon/ui/internal/icon-size';
import { focusToNeighbour } from '@karvon/ui/internal/use-focus-neighbour';
import { Button } from '@karvon/ui/Button';
import { spinner } from '@karvon/ui/css/button';
import { Skeleton } from '@karvon/ui/Skeleton';
import type { Outcome } from '@karvon/ui/internal/outcome';
import * as css from './RoomList.css';

/** State after the last chat. */
export type RoomListEndState =
  | {
      /** State: the end, more to load, loading, or failed. */
      state: 'none';
    }
  | {
      /** More can be loaded. */
      state: 'more';
    }
  | {
      /** More is loading. */
      state: 'loading';
      /** «Загружаем ещё», for screen readers; a spinner is visible. */
      label: string;
    }
  | {
      /** Loading failed. */
      state: 'failed';
      /** Error message: «Не удалось загрузить». */
      message: string;
      /** Label of the button: «Повторить». */
      retryLabel: string;
      /** Tries again. */
      onRetry: () => Outcome;
    };

/** In the room below the last row. */
export function RoomListEnd({ end }: { end: RoomListEndState }) {
  switch (end.state) {
    case 'none':
    case 'more':
      return null;
    case 'loading':
      return (
        <div className={css.more}>
          <span role="img" aria-label={end.label} className={spinner} />
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className={css.more}>
          <CircleAlert {...icon.sm} />
          {end.message}
          <Button ref={focusToNeighbour} variant="ghost" size="sm" onPress={end.onRetry}>
            {end.retryLabel}
          </Button>
        </div>
      );
    default:
      return end satisfies never;
  }
}

const shapes = ['62%', '48%', '70%', '55%', '66%', '50%', '60%', '45%'];

/** Shapes of rooms while the first page is on its way. */
export function RoomSkeletons({ 'aria-label': label }: { 'aria-label': string }) {
  return (
    <div role="status" aria-busy aria-label={label} className={css.scroller}>
      {shapes.map((width) => (
        <div key={width} className={css.shape}>
          <Skeleton width="44px" height="44px" radius="full" />
          <span className={css.lines}>
            <Skeleton width={width} />
            <Skeleton width="80%" height="10px" />
          </span>
        </div>
      ))}
    </div>
  );
}
