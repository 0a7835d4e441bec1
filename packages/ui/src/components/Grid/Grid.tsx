import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';
import * as css from './Grid.css';

export interface GridProps {
  /** Cells, in reading order. */
  children?: ReactNode;
  /**
   * Number of equal columns, or `1:2` if the second is twice as wide; one value, or one each for phone, tablet and desktop.
   * @default [1, 2, 2]
   */
  columns?: Sprinkles['gridTemplateColumns'];
  /** With `hasFields` it is always 4. @default 4 (16 px) */
  gap?: Sprinkles['gap'];
  /** The cells are fields: controls in a row stay aligned if a label wraps. Other children have the full width. @default false */
  hasFields?: boolean;
  /** The HTML element. @default 'div' */
  as?: BoxElement;
}

/** Equal columns. A full-width child is a `<Box gridColumn="full">`. */
export function Grid({ children, columns = [1, 2, 2], gap = 4, hasFields = false, as }: GridProps) {
  const cells = { display: 'grid', gridTemplateColumns: columns } as const;
  if (hasFields) {
    const Element = as ?? 'div';
    return <Element className={`${sprinkles(cells)} ${css.fields}`}>{children}</Element>;
  }
  return (
    <Box as={as} {...cells} gap={gap}>
      {children}
    </Box>
  );
}
