import { useSyncExternalStore } from 'react';

const failures = [
  'unsupported',
  'no_storage',
  'blocked',
  'worker_failed',
  'missing_config',
  'only_in_window',
  'failed',
] as const;

/** Why push cannot work here (specification §8), and `failed` for a line that was away. */
export type PushFailure = (typeof failures)[number];

/** `off`: this server sends none. `ask`: the user has not been asked yet. */
export type PushState = 'unknown' | 'off' | 'ask' | 'starting' | 'on' | PushFailure;

let state: PushState = 'unknown';
const listeners = new Set<() => void>();

/** Calls back when the state changes. @returns how to stop */
export function watchPushState(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

export const readPushState = (): PushState => state;

/** Why push does not work; undefined where it does, or where nobody wanted it yet. */
export const pushFailure = (): PushFailure | undefined =>
  failures.find((failure) => failure === state);

export function setPushState(next: PushState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether push works in this browser, and if not, why. */
export function usePushState(): PushState {
  return useSyncExternalStore(watchPushState, readPushState, () => 'unknown');
}
