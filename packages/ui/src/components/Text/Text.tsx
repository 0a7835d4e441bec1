import type { ReactNode } from 'react';
import * as css from './Text.css';

export interface TextProps {
  /** Text. */
  children: ReactNode;
  /** 12, 13, 14, 16 or 18 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Colour of the text; `inherit` uses the parent’s. @default 'default' */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'success' | 'warn' | 'danger' | 'inherit';
  /** Never `semibold` at `xs` and `sm`: the dot of the Uzbek i becomes unreadable. @default the one around it */
  weight?: 'regular' | 'medium' | 'semibold';
  /** One line with an ellipsis. @default false */
  isTruncated?: boolean;
  /** Tabular figures, for columns and counters. @default false */
  isNumeric?: boolean;
  /** Keeps line breaks and indents. @default false */
  isPreserved?: boolean;
  /**
   * People wrote it, in whatever language: the browser may translate it, while the product has texts in both of its own. Give one string.
   * @default false
   */
  isTranslatable?: boolean;
  /** The HTML element. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'dt' | 'dd' | 'label';
  /** Target of `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Text in a size and a tone of the theme. */
export function Text({
  children,
  as: Element = 'span',
  id,
  isTranslatable = false,
  ...styleProps
}: TextProps) {
  return (
    <Element
      // Translation inserts elements that React does not manage, so a new text needs a new element.
      key={isTranslatable && typeof children === 'string' ? children : undefined}
      translate={isTranslatable ? 'yes' : undefined}
      id={id}
      className={css.text(styleProps)}
    >
      {children}
    </Element>
  );
}
