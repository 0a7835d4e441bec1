import { useRef } from 'react';
import { Button } from '../Button/Button';
import type { Outcome } from '../../private/outcome';
import { focusTo, neighbourOf } from '../../private/use-focus-neighbour';
import * as styles from './LoadMore.css';

export interface LoadMoreProps {
  /** «Показать ещё». */
  label: string;
  /** «Показано 20 из 131»; announced when it changes. */
  summary: string;
  /** True when there are more items. */
  hasMore: boolean;
  /** The next rows are loading. @default false */
  isPending?: boolean;
  /** Loads the next rows. Not called while pending. */
  onPress: () => Outcome;
}

/** Pagination on a phone: a button at the end of the list. */
export function LoadMore({ label, summary, hasMore, isPending, onPress }: LoadMoreProps) {
  // Looked for at the press: what came since then is next.
  const next = useRef<(() => HTMLElement | undefined) | null>(null);
  const ref = focusTo(() => next.current?.());
  return (
    <div className={styles.box}>
      <output className={styles.text}>{summary}</output>
      {hasMore ? (
        <Button
          ref={ref}
          isFullWidth
          isPending={isPending}
          onPress={(event) => {
            if (event.target instanceof HTMLElement) next.current = neighbourOf(event.target);
            return onPress();
          }}
        >
          {label}
        </Button>
      ) : null}
    </div>
  );
}
