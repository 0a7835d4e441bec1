import { serverNow } from '@karvon/api/server-clock';
import { useSyncExternalStore } from 'react';

export interface OpenCall {
  lead: number;
  at: number;
  /** True once the dealer has returned from the phone's dialler. */
  isBack: boolean;
}

/** Stored, since a phone may discard the page while dialling. The question then appears after a reload. */
const key = 'open-call';

let current: OpenCall | undefined = readKept();
const listeners = new Set<() => void>();

function readKept(): OpenCall | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('lead' in kept) || typeof kept.lead !== 'number') return undefined;
    if (!('at' in kept) || typeof kept.at !== 'number') return undefined;
    return { lead: kept.lead, at: kept.at, isBack: true };
  } catch {
    return undefined;
  }
}

function set(call: OpenCall | undefined): void {
  current = call;
  try {
    if (call === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(call));
  } catch {
    // Storage is blocked: the question is lost on reload.
  }
  for (const listener of listeners) listener();
}

const comeBack = () => {
  if (document.visibilityState === 'visible' && current !== undefined && !current.isBack)
    set({ ...current, isBack: true });
};

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', comeBack);
  };
}

/** Browsers report nothing about calls: the page detects that the dialler hid it and that it is visible again. */
export const callRound = {
  begin: (lead: number): void => set({ lead, at: serverNow(), isBack: false }),
  end: (): void => set(undefined),
};

export function useOpenCall(): OpenCall | undefined {
  const call = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  return call?.isBack === true ? call : undefined;
}
