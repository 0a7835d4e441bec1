import { CircleAlert } from 'lucide-react';
import { icon } from '../../private/icon-size';
import { focusToNeighbour } from '../../private/use-focus-neighbour';
import { Button } from '../Button/Button';
import { spinner } from '../Button/Button.css';
import type { Outcome } from '../../private/outcome';
import * as css from './MessageList.css';

/** What is known of messages before the first one. */
export type OlderState =
  | {
      /** Whether there are none, there are more, they are on their way, or they could not be loaded. */
      state: 'none';
    }
  | {
      /** There are more. */
      state: 'more';
      /** Called once as one comes near the first. */
      onLoad: () => Outcome;
    }
  | {
      /** They are on their way. */
      state: 'loading';
      /** «Загружаем раньше», for screen readers; eyes see a spinner. */
      label: string;
    }
  | {
      /** They could not be loaded. */
      state: 'failed';
      /** Says so: «Не удалось загрузить». */
      message: string;
      /** The way to try again: «Повторить». */
      retryLabel: string;
      /** Tries again. */
      onRetry: () => Outcome;
    };

/** In the room above the first message: what older ones wait for. It never moves the messages. */
export function OlderMessages({ older }: { older: OlderState }) {
  switch (older.state) {
    case 'none':
    case 'more':
      return null;
    case 'loading':
      return (
        <div className={css.top}>
          <span role="img" aria-label={older.label} className={spinner} />
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className={css.top}>
          <CircleAlert {...icon.sm} />
          {older.message}
          <Button ref={focusToNeighbour} variant="ghost" size="sm" onPress={older.onRetry}>
            {older.retryLabel}
          </Button>
        </div>
      );
    default:
      return older satisfies never;
  }
}
