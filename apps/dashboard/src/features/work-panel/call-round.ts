import { serverNow } from '@karvon/api/server-clock';
import { useSyncExternalStore } from 'react';

/** A call that was begun here and whose outcome was not entered yet. */
export interface OpenCall {
  lead: number;
  /** Milliseconds. */
  at: number;
  /** The dealer is back from the phone's dialler. */
  isBack: boolean;
}

/** A phone may drop the page while it dials; the question is asked all the same when it is there again. */
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
    // Storage is blocked: the question lives as long as the page.
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

/**
 * The call round: dial, come back, enter with one press how it ended. A browser learns nothing of a call; the page that is hidden by the
 * dialler and seen again is all that it knows.
 */
export const callRound = {
  begin: (lead: number): void => set({ lead, at: serverNow(), isBack: false }),
  end: (): void => set(undefined),
};

/** The call to ask about; undefined where none was begun, or the dealer is still away. */
export function useOpenCall(): OpenCall | undefined {
  const call = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  return call?.isBack === true ? call : undefined;
}
