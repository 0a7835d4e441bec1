import { CircleAlert } from 'lucide-react';
import { icon } from '@karvon/ui/internal/icon-size';
import { focusToNeighbour } from '@karvon/ui/internal/use-focus-neighbour';
import { Button } from '@karvon/ui/Button';
import { spinner } from '@karvon/ui/css/button';
import type { Outcome } from '@karvon/ui/internal/outcome';
import * as css from './MessageList.css';

/** State of messages before the first one. */
export type OlderState =
  | {
      /** State of older messages: none, more to load, loading, or failed. */
      state: 'none';
    }
  | {
      /** There are more. */
      state: 'more';
      /** Called once when the user scrolls near the first message. */
      onLoad: () => Outcome;
    }
  | {
      /** Older messages are loading. */
      state: 'loading';
      /** «Загружаем раньше», for screen readers; a spinner is visible. */
      label: string;
    }
  | {
      /** Older messages failed to load. */
      state: 'failed';
      /** Error message: «Не удалось загрузить». */
      message: string;
      /** Label of the button: «Повторить». */
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
