import { useEffect, useSyncExternalStore } from 'react';

export type KeyPlace = 'row' | 'page' | 'everywhere';

export interface RegisteredKey {
  /** Alternative combinations: `[['mod', 'KeyF']]`. Each key by `KeyboardEvent.code`, or by name. */
  keys: readonly (readonly string[])[];
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

/** Adds keys to the list behind `?` while the caller is mounted. */
export function useKeyLabels(place: KeyPlace, keys: readonly RegisteredKey[]): void {
  const known = JSON.stringify(keys);
  // Outside system: the list of registered keys.
  useEffect(() => {
    const group: KeyGroup = { place, keys };
    setGroups([...groups, group]);
    return () => setGroups(groups.filter((one) => one !== group));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same keys are one group, however often they are made
  }, [place, known]);
}

export const useRegisteredKeys = (): readonly KeyGroup[] =>
  useSyncExternalStore(
    subscribe,
    () => groups,
    () => groups,
  );
