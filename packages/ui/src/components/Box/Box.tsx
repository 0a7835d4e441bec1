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
  children?: ReactNode;
  /** @default 'div' */
  as?: BoxElement;
  id?: string;
  role?: 'group' | 'list' | 'status' | 'region';
  'aria-label'?: string;
  'aria-labelledby'?: string;
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
  ...look
}: BoxProps) {
  return (
    <Element
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-hidden={isHidden}
      className={sprinkles(look)}
    >
      {children}
    </Element>
  );
}
