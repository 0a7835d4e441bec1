import type { ReactNode } from 'react';
import { LockArea } from '../../private/LockArea';
import * as css from './FormColumns.css';

export interface FormColumnsProps {
  /** Banners above the columns. */
  notices?: ReactNode;
  /** A `SectionNav`: beside the form, on phones a row above it. */
  nav?: ReactNode;
  /** Sections of the form, below one another. */
  children: ReactNode;
  /** What helps while filling in: a preview, how complete it is. */
  rail: ReactNode;
  /** Where there is no room beside the form. @default 'below' */
  narrowRail?: 'below' | 'hidden';
  /** Everything in the sections can be read, nothing changed: not by keys, not by a drop, not by a drag. @default false */
  isDisabled?: boolean;
}

/** A long form between its sections and its rail; both stay in sight while it scrolls. */
export function FormColumns({
  notices,
  nav,
  children,
  rail,
  narrowRail,
  isDisabled = false,
}: FormColumnsProps) {
  const hasNav = nav !== undefined;
  return (
    <>
      <div className={css.notices}>{notices}</div>
      <div className={css.columns({ hasNav })}>
        {hasNav && <div className={css.nav}>{nav}</div>}
        <LockArea isLocked={isDisabled} className={css.sections}>
          {children}
        </LockArea>
        <div className={css.rail({ hasNav, narrow: narrowRail })}>{rail}</div>
      </div>
    </>
  );
}
