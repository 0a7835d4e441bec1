import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Words; nothing that takes the focus. */
  children: ReactNode;
  /** Element that it is. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  /** For `aria-labelledby` and `aria-describedby` of something else. */
  id?: string;
  /** Screen readers are told when the words change. @default none */
  role?: 'status' | 'alert';
}

/** Words for readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={css.hidden} />;
}
