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

/** Why push cannot work here (specification §8); `failed` after a network failure. */
export type PushFailure = (typeof failures)[number];

/** `off`: this server sends no push messages. `ask`: the user has not been asked yet. */
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

/** Why push does not work; undefined when it works, or when nobody has enabled it yet. */
export const pushFailure = (): PushFailure | undefined =>
  failures.find((failure) => failure === state);

export function setPushState(next: PushState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** State of push in this browser, with the reason when it does not work. */
export function usePushState(): PushState {
  return useSyncExternalStore(watchPushState, readPushState, () => 'unknown');
}
