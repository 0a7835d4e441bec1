import { useRef } from 'react';
import { Button } from '../Button/Button';
import type { Outcome } from '../../private/outcome';
import { focusTo, neighbourOf } from '../../private/use-focus-neighbour';
import * as styles from './Pagination.css';

/** A button that adds the next rows. */
export interface PaginationMoreProps {
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

/** The end of a list without pages: the number of loaded rows, and a button that adds more. */
export function PaginationMore({
  label,
  summary,
  hasMore,
  isPending,
  onPress,
}: PaginationMoreProps) {
  // Set on press: the first row that loads after it is focused.
  const next = useRef<(() => HTMLElement | undefined) | null>(null);
  const ref = focusTo(() => next.current?.());
  return (
    <div className={styles.more}>
      <output className={styles.summary}>{summary}</output>
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
