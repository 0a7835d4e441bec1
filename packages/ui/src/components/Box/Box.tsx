import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css';

export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'li'
  | 'span'
  | 'form';

export interface BoxProps extends Sprinkles {
  /** Its content. */
  children?: ReactNode;
  /** The HTML element. @default 'div' */
  as?: BoxElement;
  /** Anchor, or target of `aria-labelledby`. */
  id?: string;
  /** Only if neither `as` nor a component sets it. @default the element's own */
  role?: 'group' | 'list' | 'status' | 'region';
  /** Name for screen readers; a `section` with a name is a landmark. */
  'aria-label'?: string;
  /** Id of the heading that names it, instead of `aria-label`. */
  'aria-labelledby'?: string;
  /** Hides decoration from screen readers. It must not contain anything focusable. @default false */
  'aria-hidden'?: boolean;
}

/**
 * A container with padding in steps of the theme. A value can be a list: `padding={[4, 6, 8]}` is phone, tablet, desktop. For
 * several children use `Stack`, `Inline` or `Grid`.
 */
export function Box({
  children,
  as: Element = 'div',
  id,
  role,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-hidden': isHidden,
  ...styleProps
}: BoxProps) {
  return (
    <Element
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-hidden={isHidden}
      className={sprinkles(styleProps)}
    >
      {children}
    </Element>
  );
}
