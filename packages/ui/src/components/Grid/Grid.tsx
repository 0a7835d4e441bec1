import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';
import * as css from './Grid.css';

export interface GridProps {
  /** Cells, in their order of reading. */
  children?: ReactNode;
  /** How many equal columns, or `1:2` for two of which the second is twice as wide; one value, or for phone, tablet and desktop. @default [1, 2, 2] */
  columns?: Sprinkles['gridTemplateColumns'];
  /** With `hasFields` it is always 4. @default 4 (16 px) */
  gap?: Sprinkles['gap'];
  /**
   * The cells are fields: controls of a row are in one line however a label wraps, and messages below them. What is no field stands
   * over the whole width. @default false
   */
  hasFields?: boolean;
  /** Element that it is. @default 'div' */
  as?: BoxElement;
}

/** Equal columns. A child over the whole width is a `<Box gridColumn="full">`. */
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
