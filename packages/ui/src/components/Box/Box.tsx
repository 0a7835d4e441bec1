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
  /** What is in it. */
  children?: ReactNode;
  /** Element that it is. @default 'div' */
  as?: BoxElement;
  /** Anchor, and what `aria-labelledby` of something else points at. */
  id?: string;
  /** Only where neither `as` nor a component says it. @default the element's own */
  role?: 'group' | 'list' | 'status' | 'region';
  /** Name for screen readers; a `section` becomes a landmark by it. */
  'aria-label'?: string;
  /** Id of the heading that names it, in place of `aria-label`. */
  'aria-labelledby'?: string;
  /** Hides an ornament from screen readers. Nothing that takes the focus may be in it. @default false */
  'aria-hidden'?: boolean;
}

/**
 * A place with space around it, in steps of the theme. A value may be a list: `padding={[4, 6, 8]}` is phone, tablet,
 * desktop. Where children follow one another, `Stack`, `Inline` and `Grid` say it better.
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
