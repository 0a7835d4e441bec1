import type { ReactNode } from 'react';
import * as css from './StickyAction.css';

export interface StickyActionProps {
  /** The screen's one primary `Button` or `LinkButton`. */
  children: ReactNode;
}

/** The primary action of a phone's screen, above the tab bar. Wider screens have it in their title row. */
export function StickyAction({ children }: StickyActionProps) {
  return <div className={css.sticky}>{children}</div>;
}
