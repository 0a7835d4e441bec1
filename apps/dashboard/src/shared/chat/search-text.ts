import { useSyncExternalStore } from 'react';
import { registerCache } from '../session/session';

/** Milliseconds after the last keystroke before a search is sent (specification §9). */
export const searchPause = 300;

let typed = '';
let sought = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Sets the search field. The list follows 300 ms after the last keystroke; an empty field applies at once. */
export function setSearchText(text: string): void {
  typed = text;
  clearTimeout(timer);
  const seek = () => {
    sought = text;
    notify();
  };
  if (text.trim() === '') seek();
  else timer = setTimeout(seek, searchPause);
  notify();
}

// Names of buyers are personal, so a sign-out clears them.
registerCache(async () => setSearchText(''));

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

export function useSearchText(): { typed: string; sought: string } {
  return {
    typed: useSyncExternalStore(subscribe, () => typed),
    sought: useSyncExternalStore(subscribe, () => sought),
  };
}
