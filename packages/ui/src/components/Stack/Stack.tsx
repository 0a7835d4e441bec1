import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';

export interface StackProps {
  /** From top to bottom. */
  children?: ReactNode;
  /** Step of the space scale, or one for each of phone, tablet and desktop. @default 4 (16 px) */
  gap?: Sprinkles['gap'];
  /** Where they stand across the column, one value or one for each of phone, tablet and desktop. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** Element that it is. @default 'div' */
  as?: BoxElement;
}

/** Children below one another. */
export function Stack({ children, gap = 4, align, as }: StackProps) {
  return (
    <Box as={as} display="flex" flexDirection="column" gap={gap} alignItems={align} minWidth={0}>
      {children}
    </Box>
  );
}
