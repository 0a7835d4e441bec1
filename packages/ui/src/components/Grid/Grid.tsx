import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';

export interface GridProps {
  /** Cells, in their order of reading. */
  children?: ReactNode;
  /** How many equal columns, or `1:2` for two of which the second is twice as wide; one value, or for phone, tablet and desktop. @default [1, 2, 2] */
  columns?: Sprinkles['gridTemplateColumns'];
  /** @default 4 (16 px) */
  gap?: Sprinkles['gap'];
  /** @default 'div' */
  as?: BoxElement;
}

/** Equal columns. A child over the whole width is a `<Box gridColumn="full">`. */
export function Grid({ children, columns = [1, 2, 2], gap = 4, as }: GridProps) {
  return (
    <Box as={as} display="grid" gridTemplateColumns={columns} gap={gap}>
      {children}
    </Box>
  );
}
