import type { ReactNode } from 'react';
import * as css from './Pane.css';

export interface PaneProps {
  /** Name of the region. */
  'aria-label': string;
  /** Always visible at the top. */
  header?: ReactNode;
  /** `bar`: one line of 64 px with a border; `plain`: text and filters on the background of the pane. @default 'plain' */
  headerKind?: 'bar' | 'plain';
  /** Always visible at the bottom. */
  footer?: ReactNode;
  /** Background: `surface` is that of cards, `canvas` that of the page. @default 'surface' */
  tone?: 'canvas' | 'surface';
  /** 16 px around the content. @default false */
  isPadded?: boolean;
  /** The content scrolls itself, as a virtual list does. @default false */
  isFixed?: boolean;
  /** Centres content that is shorter than the pane, for example an empty state. @default false */
  isCentered?: boolean;
  /** The content that scrolls. */
  children: ReactNode;
}

/** One of the `Panes`: a fixed header and footer, and scrolling content. */
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
