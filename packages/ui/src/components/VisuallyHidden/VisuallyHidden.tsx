import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Text; nothing that can be focused. */
  children: ReactNode;
  /** The HTML element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  /** Target of `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** Announced when the text changes. @default none */
  role?: 'status' | 'alert';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={css.hidden} />;
}
