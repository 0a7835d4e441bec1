import type { ReactNode } from 'react';
import { LockArea } from '../../private/LockArea';
import * as css from './Columns.css';

export interface ColumnsProps {
  /** What the page is about; several things in it are below one another. First on a phone. */
  children: ReactNode;
  /** Beside it: a preview, facts, figures. */
  side: ReactNode;
  /**
   * `form`: sections of at most 760 px and a side that sticks. `3:2`: the page of one thing. `2:1`: a chart and what belongs to it.
   * `aside`: a side of 336 px. @default 'form'
   */
  ratio?: 'form' | '3:2' | '2:1' | 'aside';
  /** Of a form: a `SectionNav`, beside the sections, on phones a row above them. */
  nav?: ReactNode;
  /** Over all columns: `Banner`s. */
  banners?: ReactNode;
  /** Where there is no room beside: below, or not rendered for eyes and screen readers. @default 'below' */
  narrowSide?: 'below' | 'hidden';
  /** Of a form: everything in the sections can be read, nothing changed: not by keys, not by a drop, not by a drag. @default false */
  isDisabled?: boolean;
}

/** The content of a page and what is beside it; below one another where there is no room. */
export function Columns({
  children,
  side,
  ratio = 'form',
  nav,
  banners,
  narrowSide,
  isDisabled = false,
}: ColumnsProps) {
  const isForm = ratio === 'form';
  const hasNav = isForm && nav !== undefined;
  const sideClass = css.side({
    kind: hasNav ? 'formWithNav' : isForm ? 'form' : 'plain',
    narrow: narrowSide,
  });
  return (
    <>
      <div className={css.banners}>{banners}</div>
      <div className={css.columns({ ratio: hasNav ? 'formWithNav' : ratio })}>
        {hasNav && <div className={css.nav}>{nav}</div>}
        {isForm ? (
          <LockArea isLocked={isDisabled} className={`${css.main} ${css.sections}`}>
            {children}
          </LockArea>
        ) : (
          <div className={css.main}>{children}</div>
        )}
        <div className={sideClass}>{side}</div>
      </div>
    </>
  );
}
