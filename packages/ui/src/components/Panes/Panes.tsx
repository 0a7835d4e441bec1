import type { ReactNode } from 'react';
import * as css from './Panes.css';

export interface PanesProps {
  /** What is chosen from, 328 wide: a `Pane`. */
  list: ReactNode;
  /** What was chosen: a `Pane`. */
  main: ReactNode;
  /** What is known about it, 296 wide: a `Pane`. Leave it out below 1280 px and give it a `Dialog` at the end instead. */
  aside?: ReactNode;
  /** The one pane that a phone shows. @default 'list' */
  shown?: 'list' | 'main';
}

/**
 * Panes side by side that scroll each for itself, as in a chat; on a phone one at a time. It takes what height the shell's main
 * part has. For a page that scrolls as a whole use `Columns`.
 */
export function Panes({ list, main, aside, shown = 'list' }: PanesProps) {
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
