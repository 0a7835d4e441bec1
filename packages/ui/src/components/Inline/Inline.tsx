import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';

export interface InlineProps {
  /** In their order of reading. */
  children?: ReactNode;
  /** Step of the space scale, or one for each of phone, tablet and desktop. @default 2 (8 px) */
  gap?: Sprinkles['gap'];
  /** Where they stand across the row, one value or one for each of phone, tablet and desktop. @default 'center' */
  align?: Sprinkles['alignItems'];
  /** Where they stand along the row, in the same way. @default 'flex-start' */
  justify?: Sprinkles['justifyContent'];
  /** Off where a row must stay one line. @default true */
  isWrapping?: boolean;
  /** Element that it is. @default 'div' */
  as?: BoxElement;
}

/** Children in a row that wraps: Uzbek words run a third longer. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify,
  isWrapping = true,
  as,
}: InlineProps) {
  return (
    <Box
      as={as}
      display="flex"
      gap={gap}
      alignItems={align}
      justifyContent={justify}
      flexWrap={isWrapping ? 'wrap' : undefined}
      minWidth={0}
    >
      {children}
    </Box>
  );
}
