import { useEffect, useSyncExternalStore } from 'react';

/** Where keys work: the row that has the focus, the page, every page. */
export type KeyPlace = 'row' | 'page' | 'everywhere';

export interface RegisteredKey {
  /** Pressed together, each list by itself: `[['mod', 'KeyF']]`. By the place of the key, as in `KeyboardEvent.code`, or its name. */
  keys: readonly (readonly string[])[];
  /** What it does, in the language on screen. */
  label: string;
}

export interface KeyGroup {
  place: KeyPlace;
  keys: readonly RegisteredKey[];
}

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();

function setGroups(next: readonly KeyGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes keys known to the list behind `?`, for as long as the caller is on the screen. Hooks that listen to keys call it. */
export function useKeyLabels(place: KeyPlace, keys: readonly RegisteredKey[]): void {
  const known = JSON.stringify(keys);
  // Outside system: the list of what the keyboard can do.
  useEffect(() => {
    const group: KeyGroup = { place, keys };
    setGroups([...groups, group]);
    return () => setGroups(groups.filter((one) => one !== group));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same keys are one group, however often they are made
  }, [place, known]);
}

/** The keys that work on the screen now. */
export const useRegisteredKeys = (): readonly KeyGroup[] =>
  useSyncExternalStore(
    subscribe,
    () => groups,
    () => groups,
  );
