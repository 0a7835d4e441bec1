import type { ReactNode } from 'react';
import { useRootMark } from '@karvon/ui/internal/use-root-mark';
import * as css from './Panes.css';

export interface PanesProps {
  /** The items, 328 px wide: a `Pane`. */
  list: ReactNode;
  /** The selected item: a `Pane`. */
  main: ReactNode;
  /** Facts about the item, 296 px wide: a `Pane`. Leave it out below 1280 px and use a `Dialog` with `placement="end"`. */
  aside?: ReactNode;
  /** The pane that a phone shows. @default 'list' */
  shown?: 'list' | 'main';
}

/**
 * Panes side by side that scroll separately, as in a chat; on a phone one at a time. They fill the height of the shell’s main
 * part. For a page that scrolls as one use `Columns`.
 */
export function Panes({ list, main, aside, shown = 'list' }: PanesProps) {
  // The page never scrolls as a whole.
  useRootMark('hasNoScrollGutter');
  const hasAside = aside !== undefined && aside !== null && aside !== false;
  return (
    <div className={css.frame}>
      <div className={css.panes} data-shown={shown} data-aside={hasAside || undefined}>
        <div className={css.list}>{list}</div>
        <div className={css.main}>{main}</div>
        {hasAside && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  );
}
