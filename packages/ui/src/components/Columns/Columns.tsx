import type { ReactNode } from 'react';
import { LockArea } from '../../private/LockArea';
import * as css from './Columns.css';

export interface ColumnsProps {
  /** The content of the page, in a column. First on a phone. */
  children: ReactNode;
  /** The second column: a preview, facts, figures. */
  side: ReactNode;
  /**
   * `form`: sections of at most 760 px and a sticky aside. `3:2`: a detail page. `2:1`: a chart with related content. `aside`:
   * a column of 336 px.
   * @default 'form'
   */
  ratio?: 'form' | '3:2' | '2:1' | 'aside';
  /** For a form: a `SectionNav`, next to the sections; on phones a row above them. */
  nav?: ReactNode;
  /** Above all columns: `Banner`s. */
  banners?: ReactNode;
  /** On small screens: below the content, or hidden. @default 'below' */
  narrowSide?: 'below' | 'hidden';
  /** The content can be read but not changed, also not by drag and drop. @default false */
  isDisabled?: boolean;
}

/** A page’s content with a second column; in one column on small screens. */
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
    kind: hasNav ? 'formWithNav' : isForm ? 'form' : ratio === 'aside' ? 'aside' : 'plain',
    narrow: narrowSide,
  });
  return (
    <>
      <div className={css.banners}>{banners}</div>
      <div className={css.columns({ ratio: hasNav ? 'formWithNav' : ratio })}>
        {hasNav && <div className={css.nav}>{nav}</div>}
        <LockArea
          isLocked={isDisabled}
          className={`${css.main} ${isForm ? css.sections : ''}`}
          {...(!isForm && { role: 'presentation' })}
        >
          {children}
        </LockArea>
        <div className={sideClass}>{side}</div>
      </div>
    </>
  );
}
