import type { ReactNode } from 'react';
import * as css from './SplitScreen.css';

export interface SplitScreenProps {
  /** Above the task: whose page it is, its language. */
  header: ReactNode;
  /** The one task of the page, 376 px wide. */
  children: ReactNode;
  /** One line below the task. */
  footer?: ReactNode;
  /** Fills the right part of the screen; not there below 900 px, where the task has the page. */
  side: ReactNode;
}

/** A screen before the product: a task on the left, an image on the right. */
export function SplitScreen({ header, children, footer, side }: SplitScreenProps) {
  return (
    <div className={css.screen}>
      <div className={css.left}>
        <header className={css.header}>{header}</header>
        <main className={css.main}>{children}</main>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
      <aside className={css.side}>{side}</aside>
    </div>
  );
}
