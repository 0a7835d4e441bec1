import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';

/** A page, and the address that it is rendered for. */
export interface PrerenderedPage {
  page: ReactNode;
  location: Location;
}

/** Of the address of a page that was not opened yet. */
export const prerenderedKey = 'prerendered';

let current: PrerenderedPage | undefined;
const listeners = new Set<() => void>();

/** The page that is rendered before its link is followed. */
export const prerendered = {
  get: () => current,
  set: (next: PrerenderedPage | undefined) => {
    if (current === next) return;
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
