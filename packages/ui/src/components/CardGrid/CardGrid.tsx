import { Children, type ReactNode } from 'react';
import * as css from './CardGrid.css';

export interface CardGridProps {
  /** Cards of one kind; each becomes an item of the list. */
  children: ReactNode;
  /** Name of the list for screen readers. */
  'aria-label'?: string;
  /** The cards are being replaced. @default false */
  isBusy?: boolean;
  /** Some cards are selected: every one shows its checkbox. @default false */
  isSelecting?: boolean;
}

/** Cards side by side: 1 on a phone, 2 on a tablet, 3 from 1280 and 4 from 1600 px. */
export function CardGrid({ children, isBusy, isSelecting = false, ...props }: CardGridProps) {
  return (
    <ul
      className={css.grid}
      aria-label={props['aria-label']}
      aria-busy={isBusy}
      data-selecting={isSelecting || undefined}
    >
      {Children.map(children, (child) => (
        <li className={css.item}>{child}</li>
      ))}
    </ul>
  );
}
