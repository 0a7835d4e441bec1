import type { ToastMessage, ToastQueue } from '@karvon/ui/Toast';
import { useSyncExternalStore } from 'react';
import { untilThere } from '../routing/when-reachable';

let queue: ToastQueue | undefined;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Preloads the code for toasts: a message must appear even when the server is down, or has a new version without this page's files. */
export const loadToasts = (): Promise<unknown> =>
  Promise.all([import('@karvon/ui/Toast'), import('./ToastHost')]);

/**
 * Shows a message under the top bar (4 s, five at most, the rest wait). The design system's toasts load with the first
 * one. For confirmations and for errors outside of a form; never for text that a page or a field already shows.
 *
 * @returns a promise of a function that closes it. It resolves when the message is shown, which may take long while the
 * code cannot be loaded: no button may wait for it
 */
export async function toast(message: ToastMessage): Promise<() => void> {
  const { createToastQueue } = await untilThere(() => import('@karvon/ui/Toast'));
  if (queue === undefined) {
    queue = createToastQueue();
    for (const listener of listeners) listener();
  }
  const shown = queue;
  const id = shown.add(message);
  return () => shown.close(id);
}

/** The queue, once there is something to show. */
export function useToastQueue(): ToastQueue | undefined {
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => undefined,
  );
}
