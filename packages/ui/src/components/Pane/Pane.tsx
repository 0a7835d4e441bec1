import type { ReactNode } from 'react';
import * as css from './Pane.css';

export interface PaneProps {
  /** Name of the region. */
  'aria-label': string;
  /** Stays on top. */
  header?: ReactNode;
  /** `bar`: one line of 64 px over a hairline; `plain`: words and filters on the pane's own ground. @default 'plain' */
  headerKind?: 'bar' | 'plain';
  /** Stays at the bottom. */
  footer?: ReactNode;
  /** Its ground: that of cards, or that of the page. @default 'surface' */
  tone?: 'canvas' | 'surface';
  /** 16 px around the content. @default false */
  isPadded?: boolean;
  /** The content scrolls by itself, as a virtualised list does. @default false */
  isFixed?: boolean;
  /** The content is in the middle while it is lower than the pane: one that has nothing to show yet. @default false */
  isCentered?: boolean;
  /** What scrolls. */
  children: ReactNode;
}

/** One of the `Panes`: a header and a footer that stay, and what scrolls between them. */
export function Pane({
  header,
  headerKind,
  footer,
  tone,
  isPadded = false,
  isFixed = false,
  isCentered = false,
  children,
  ...naming
}: PaneProps) {
  return (
    <section className={css.pane({ tone })} aria-label={naming['aria-label']}>
      {header !== undefined && <div className={css.header({ kind: headerKind })}>{header}</div>}
      <div className={css.body({ isPadded, isFixed, isCentered })}>{children}</div>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </section>
  );
}
