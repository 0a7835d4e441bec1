import { useCallback, useSyncExternalStore } from 'react';

/** Lists by condition: every row of a list reads them at each render. */
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const known = lists.get(condition);
  if (known !== undefined) return known;
  const list = matchMedia(condition);
  lists.set(condition, list);
  return list;
}

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

/** True on a phone (below the theme's `tablet`): lists load more with a button instead of pages. */
export function useIsPhone(): boolean {
  return useScreen(phone);
}

export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phone).matches;
}
