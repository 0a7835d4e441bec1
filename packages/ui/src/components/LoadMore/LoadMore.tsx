import { Button } from '../Button/Button';
import type { Outcome } from '../../private/outcome';
import * as styles from './LoadMore.css';

export interface LoadMoreProps {
  /** «Показать ещё». */
  label: string;
  /** «Показано 20 из 131»; read out when it changes. */
  summary: string;
  /** Whether there is anything more to show. */
  hasMore: boolean;
  /** The next rows are on their way. @default false */
  isPending?: boolean;
  /** Asks for the next rows. Not called while pending. */
  onPress: () => Outcome;
}

/** The phone's pagination: a button at the end of the list. */
export function LoadMore({ label, summary, hasMore, isPending, onPress }: LoadMoreProps) {
  return (
    <div className={styles.box}>
      <output className={styles.words}>{summary}</output>
      {hasMore ? (
        <Button isFullWidth isPending={isPending} onPress={onPress}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
