import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/session/storage';

const key = 'trade-in-margin';
const listeners = new Set<() => void>();

/** What a dealer wants to earn, in percent, and its limits; the contract's. */
export const margins = { usual: 12, least: 0, most: 40 } as const;

/** The margin of this device. */
export function readMargin(): number {
  const stored = readStored(key);
  const margin = stored === null ? Number.NaN : Number(stored);
  return Number.isInteger(margin) && margin >= margins.least && margin <= margins.most
    ? margin
    : margins.usual;
}

/** Keeps the margin on this device; what is out of its limits is not kept. */
export function writeMargin(margin: number): void {
  if (!Number.isInteger(margin) || margin < margins.least || margin > margins.most) return;
  writeStored(key, String(margin));
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** The margin; the component renders again when it changes. */
export const useMargin = (): number => useSyncExternalStore(subscribe, readMargin, readMargin);
