import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';

export interface StackProps {
  /** From top to bottom. */
  children?: ReactNode;
  /** Step of the space scale, or one for each of phone, tablet and desktop. @default 4 (16 px) */
  gap?: Sprinkles['gap'];
  /** Horizontal alignment, one value or one each for phone, tablet and desktop. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** The HTML element. @default 'div' */
  as?: BoxElement;
}

/** Elements in a column. */
export function Stack({ children, gap = 4, align, as }: StackProps) {
  return (
    <Box as={as} display="flex" flexDirection="column" gap={gap} alignItems={align} minWidth={0}>
      {children}
    </Box>
  );
}
