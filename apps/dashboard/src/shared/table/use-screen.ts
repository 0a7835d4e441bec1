import { useSyncExternalStore } from 'react';

/** Whether the screen is as a media condition says; false where there is no screen. */
export function useScreen(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}

/** Whether the screen is a phone's (below `tablet` of the theme): lists then grow by a button instead of turning pages. */
export function useIsPhone(): boolean {
  return useScreen('(max-width: 767px)');
}
