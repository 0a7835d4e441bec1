import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/session/storage';

const key = 'trade-in-margin';
const listeners = new Set<() => void>();

/** Percent, as in the contract. */
export const margins = { usual: 12, least: 0, most: 40 } as const;

export function readMargin(): number {
  const stored = readStored(key);
  const margin = stored === null ? Number.NaN : Number(stored);
  return Number.isInteger(margin) && margin >= margins.least && margin <= margins.most
    ? margin
    : margins.usual;
}

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

export const useMargin = (): number => useSyncExternalStore(subscribe, readMargin, readMargin);
