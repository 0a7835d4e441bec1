import type { ReactNode } from 'react';
import { NameTabContext, type NameTab } from '../private/name-tab';

export interface PageTitleProviderProps {
  /**
   * Sets the browser tab's title from the `Page` and the product's name. The returned function removes it; a page may
   * end after the next one has started.
   */
  onTitle: NameTab;
  /** The application, once. */
  children: ReactNode;
}

/** Receives the title of each `Page`, in addition to its heading. Tabs, history and bookmarks use it. */
export function PageTitleProvider({ onTitle, children }: PageTitleProviderProps) {
  return <NameTabContext value={onTitle}>{children}</NameTabContext>;
}
