import { useCallback, useSyncExternalStore } from 'react';

/** One for each condition: every row of a list asks, at each rendering. */
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const known = lists.get(condition);
  if (known !== undefined) return known;
  const list = matchMedia(condition);
  lists.set(condition, list);
  return list;
}

/** Whether the screen is as a media condition says; false where there is no screen. */
export function useScreen(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(condition).matches,
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
