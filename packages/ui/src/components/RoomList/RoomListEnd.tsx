import { CircleAlert } from 'lucide-react';
import { icon } from '../../private/icon-size';
import { focusToNeighbour } from '../../private/use-focus-neighbour';
import { Button } from '../Button/Button';
import { spinner } from '../Button/Button.css';
import { Skeleton } from '../Skeleton/Skeleton';
import type { Outcome } from '../../private/outcome';
import * as css from './RoomList.css';

/** What comes after the last room. */
export type RoomListEndState =
  | {
      /** Whether nothing comes, more can be asked for, it is on its way, or it could not be loaded. */
      state: 'none';
    }
  | {
      /** More can be asked for. */
      state: 'more';
    }
  | {
      /** More is on its way. */
      state: 'loading';
      /** «Загружаем ещё», for screen readers; eyes see a spinner. */
      label: string;
    }
  | {
      /** It could not be loaded. */
      state: 'failed';
      /** Says so: «Не удалось загрузить». */
      message: string;
      /** The way to try again: «Повторить». */
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
