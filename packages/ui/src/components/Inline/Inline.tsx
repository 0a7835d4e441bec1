import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css';
import { Box, type BoxElement } from '../Box/Box';

export interface InlineProps {
  /** In reading order. */
  children?: ReactNode;
  /** Step of the space scale, or one for each of phone, tablet and desktop. @default 2 (8 px) */
  gap?: Sprinkles['gap'];
  /** Vertical alignment, one value or one each for phone, tablet and desktop. @default 'center' */
  align?: Sprinkles['alignItems'];
  /** Horizontal distribution, in the same form. @default 'flex-start' */
  justify?: Sprinkles['justifyContent'];
  /** Set to false if the row must stay on one line. @default true */
  isWrapping?: boolean;
  /** The HTML element. @default 'div' */
  as?: BoxElement;
}

/** Elements in a row that wraps: Uzbek text is about a third longer. */
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
