import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  id?: string;
  /** Readers are told when the words change. */
  role?: 'status' | 'alert';
}

/** Words for readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={css.hidden} />;
}
