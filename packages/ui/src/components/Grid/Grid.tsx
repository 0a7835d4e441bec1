import { Children, type ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css';
import { Box } from '../Box/Box';
import * as css from './Grid.css';

export interface GridProps {
  /** Cells, in reading order. */
  children?: ReactNode;
  /**
   * Number of equal columns, or `1:2` if the second is twice as wide; one value, or one each for phone, tablet and desktop.
   * @default [1, 2, 2]; with `as="ul"` 1, from 640 px 2, from 1280 px 3, from 1600 px 4
   */
  columns?: Sprinkles['gridTemplateColumns'];
  /** With `hasFields` it is always 4. @default 4 (16 px) */
  gap?: Sprinkles['gap'];
  /** The cells are fields: controls in a row stay aligned if a label wraps. Other children have the full width. @default false */
  hasFields?: boolean;
  /** `ul`: a list of cards of one kind; each child becomes an item, and those below the screen are laid out later. @default 'div' */
  as?: 'div' | 'ul';
  /** With `as="ul"`: name of the list for screen readers. */
  'aria-label'?: string;
  /** With `as="ul"`: the cards are being replaced. @default false */
  isBusy?: boolean;
  /** With `as="ul"`: some cards are selected, so every one shows its checkbox. @default false */
  isSelecting?: boolean;
}

/** Equal columns, or with `as="ul"` a list of cards. A full-width child is a `<Box gridColumn="full">`. */
export function Grid({
  children,
  as = 'div',
  columns = as === 'ul' ? undefined : [1, 2, 2],
  gap = 4,
  hasFields = false,
  'aria-label': label,
  isBusy,
  isSelecting = false,
}: GridProps) {
  const cells = { display: 'grid', gridTemplateColumns: columns } as const;
  if (hasFields) return <div className={`${sprinkles(cells)} ${css.fields}`}>{children}</div>;
  if (as === 'div') {
    return (
      <Box {...cells} gap={gap}>
        {children}
      </Box>
    );
  }
  return (
    <ul
      className={`${sprinkles({ ...cells, gap })} ${columns === undefined ? css.cards : ''}`}
      aria-label={label}
      aria-busy={isBusy}
      data-selecting={isSelecting || undefined}
    >
      {Children.map(children, (child) => (
        <li className={css.card}>{child}</li>
      ))}
    </ul>
  );
}
