import type { ReactNode } from 'react';
import * as css from './Text.css';

export interface TextProps {
  /** Words. */
  children: ReactNode;
  /** 12, 13, 14, 16 or 18 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Colour of the words; `inherit` takes the one around. @default 'default' */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'success' | 'warn' | 'danger' | 'inherit';
  /** At `xs` and `sm` never `semibold`: it closes the dot of the Uzbek i. @default the one around it */
  weight?: 'regular' | 'medium' | 'semibold';
  /** One line with an ellipsis. @default false */
  isTruncated?: boolean;
  /** Figures of one width, for columns and counters that tick. @default false */
  isNumeric?: boolean;
  /** Keeps a user's own line breaks. @default false */
  isPreserved?: boolean;
  /** Element that it is. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'dt' | 'dd' | 'label';
  /** For `aria-labelledby` and `aria-describedby` of something else. */
  id?: string;
}

/** Running words in a size and a tone of the theme. */
export function Text({ children, as: Element = 'span', id, ...styleProps }: TextProps) {
  return (
    <Element id={id} className={css.text(styleProps)}>
      {children}
    </Element>
  );
}
