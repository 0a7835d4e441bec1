import { useSyncExternalStore } from 'react';
import { minute } from '../time';
import { useIsOffline } from './network';

/** Age of kept responses on screen that the server's have not replaced yet. */
export interface DataAge {
  /** Milliseconds. Undefined when everything is fresh. */
  oldest: number | undefined;
  /** True when the oldest is more than a minute old. */
  isOld: boolean;
  isUnreachable: boolean;
}

/** Milliseconds. More recent responses are not marked. */
const moment = minute;

/** Time of each response in milliseconds, by query hash. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let age: DataAge = { oldest: undefined, isOld: false, isUnreachable: false };

function change(isUnreachable: boolean): void {
  const oldest = shown.size === 0 ? undefined : Math.min(...shown.values());
  if (oldest === age.oldest && isUnreachable === age.isUnreachable) return;
  age = { oldest, isOld: oldest !== undefined && Date.now() - oldest > moment, isUnreachable };
  for (const listener of listeners) listener();
}

export const shownKept = {
  add: (hash: string, at: number): void => {
    shown.set(hash, at);
    change(age.isUnreachable);
  },
  replaced: (hash: string): void => {
    shown.delete(hash);
    change(false);
  },
  left: (hash: string): void => {
    shown.delete(hash);
    change(age.isUnreachable);
  },
  unreachable: (): void => change(true),
  has: (hash: string): boolean => shown.has(hash),
  clear: (): void => {
    shown.clear();
    change(false);
  },
  age: (): DataAge => age,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;

export function useShownAge(): DataAge & { isOffline: boolean; isSaid: boolean } {
  const isOffline = useIsOffline();
  const now = useSyncExternalStore(shownKept.subscribe, shownKept.age);
  const isSaid = now.oldest !== undefined && (isOffline || now.isUnreachable || now.isOld);
  return { ...now, isOffline, isSaid };
}
