import type { ReactNode } from 'react';
import { NameTabContext, type NameTab } from '../private/name-tab';

export interface PageTitleProviderProps {
  /**
   * Writes the title of the `Page` on screen into the browser's tab, with the product's name. It returns what takes it away again; a page that
   * is left may end after the next one has begun.
   */
  onTitle: NameTab;
  /** The application, once. */
  children: ReactNode;
}

/** Receives the title of each `Page`, in addition to its heading. Tabs, history and bookmarks use it. */
export function PageTitleProvider({ onTitle, children }: PageTitleProviderProps) {
  return <NameTabContext value={onTitle}>{children}</NameTabContext>;
}
