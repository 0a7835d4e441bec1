import type { ReactNode } from 'react';
import * as css from './Split.css';

export interface SplitProps {
  /** What is looked at: pictures. */
  main: ReactNode;
  /** What is known and can be done. */
  side: ReactNode;
}

/** Three fifths and two fifths, as on a detail page; below one another on narrow screens. */
export function Split({ main, side }: SplitProps) {
  return (
    <div className={css.split}>
      <div className={css.side}>{main}</div>
      <div className={css.side}>{side}</div>
    </div>
  );
}
