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

const phone = '(max-width: 767px)';

/** Whether the screen is a phone's (below `tablet` of the theme): lists then grow by a button instead of turning pages. */
export function useIsPhone(): boolean {
  return useScreen(phone);
}

/** The same once, outside of a component; false where there is no screen. */
export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phone).matches;
}
