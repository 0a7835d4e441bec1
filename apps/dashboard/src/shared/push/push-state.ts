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

/** Reasons that push cannot work (specification §8); `failed` after a network failure. */
export type PushFailure = (typeof failures)[number];

/** `off`: this server sends no push messages. `ask`: the user has not been asked yet. */
export type PushState = 'unknown' | 'off' | 'ask' | 'starting' | 'on' | PushFailure;

let state: PushState = 'unknown';
const listeners = new Set<() => void>();

export function watchPushState(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

export const readPushState = (): PushState => state;

/** Reason that push does not work. Undefined when it works, or nobody has enabled it yet. */
export const pushFailure = (): PushFailure | undefined =>
  failures.find((failure) => failure === state);

export function setPushState(next: PushState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function usePushState(): PushState {
  return useSyncExternalStore(watchPushState, readPushState, () => 'unknown');
}
