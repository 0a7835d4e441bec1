import type { ReactNode } from 'react';
import { useRootMark } from '@karvon/ui/internal/use-root-mark';
import * as css from './SplitScreen.css';

export interface SplitScreenProps {
  /** Above the content: the brand and the language. */
  header: ReactNode;
  /** The content, 376 px wide: one form, for example. */
  children: ReactNode;
  /** One line below the content. */
  footer?: ReactNode;
  /** Fills the right part of the screen; hidden below 900 px. */
  side: ReactNode;
}

/** A page outside the shell: a form on the left, an image on the right. */
export function SplitScreen({ header, children, footer, side }: SplitScreenProps) {
  // The scrollbar gutter would be a strip next to the image.
  useRootMark('hasNoScrollGutter');
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
