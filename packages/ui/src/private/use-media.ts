import { useCallback, useSyncExternalStore } from 'react';

/** One query per condition, shared by all components. */
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const known = lists.get(condition);
  if (known) return known;
  const list = window.matchMedia(condition);
  lists.set(condition, list);
  return list;
}

/** True while a media condition matches. `false` outside a browser. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(condition).matches,
    () => false,
  );
}
