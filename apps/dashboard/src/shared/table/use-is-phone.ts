import { useSyncExternalStore } from 'react';

/** Below the breakpoint `tablet` of the theme. */
const query = '(max-width: 767px)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the screen is a phone's: lists then grow by a button instead of turning pages. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
