import { useSyncExternalStore } from 'react';
import { minute } from '../time';
import { useIsOffline } from './network';

/** What is known of the responses on screen that come from the device and have not been replaced yet. */
export interface DataAge {
  /** Milliseconds of the oldest; undefined when everything is as fresh as it can be. */
  oldest: number | undefined;
  /** More than a moment ago. */
  isOld: boolean;
  /** The server was asked for fresh ones and could not be reached. */
  isUnreachable: boolean;
}

/** Milliseconds: what was read a moment ago is not marked. */
const moment = minute;

/** By query, with their time in milliseconds. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let age: DataAge = { oldest: undefined, isOld: false, isUnreachable: false };

function change(isUnreachable: boolean): void {
  const oldest = shown.size === 0 ? undefined : Math.min(...shown.values());
  if (oldest === age.oldest && isUnreachable === age.isUnreachable) return;
  age = { oldest, isOld: oldest !== undefined && Date.now() - oldest > moment, isUnreachable };
  for (const listener of listeners) listener();
}

/** Knows how old the oldest response on screen is, and whether the server is there. */
export const shownKept = {
  add: (hash: string, at: number): void => {
    shown.set(hash, at);
    change(age.isUnreachable);
  },
  /** The server's has come. */
  replaced: (hash: string): void => {
    shown.delete(hash);
    change(false);
  },
  /** The page that showed it has gone. */
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

/** Reads the age of the oldest response on screen, the network, and if the line above the pages says that age (`isSaid`). */
export function useShownAge(): DataAge & { isOffline: boolean; isSaid: boolean } {
  const isOffline = useIsOffline();
  const now = useSyncExternalStore(shownKept.subscribe, shownKept.age);
  const isSaid = now.oldest !== undefined && (isOffline || now.isUnreachable || now.isOld);
  return { ...now, isOffline, isSaid };
}
