import { countMark, hasCount } from '../../private/count';
import { warnOnce } from '../../private/warn-once';
import { alarm } from '../../private/count.css';
import * as css from './Counter.css';

export interface CounterProps {
  /** The number; nothing is shown for zero, a negative value, or a value that is not a number. */
  count: number | null | undefined;
  /** The count as text, for screen readers: «7 непрочитанных». */
  'aria-label': string;
}

/** The red number of unread items; «99+» above 99. */
export function Counter({ count, 'aria-label': label }: CounterProps) {
  if (import.meta.env.DEV && (Number.isNaN(count) || Number(count) < 0))
    warnOnce(
      'Counter',
      `\`count\` is ${String(count)}: give a count from 0 on, or null while it is not known.`,
    );
  if (!hasCount(count)) return null;
  return (
    <span role="img" aria-label={label} className={`${alarm} ${css.counter}`}>
      {countMark(count)}
    </span>
  );
}
