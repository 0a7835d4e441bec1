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

/** Preloads the code of toasts, which must appear even when the server is down or has a new version without this page's files. */
export const loadToasts = (): Promise<unknown> =>
  Promise.all([import('@karvon/ui/Toast'), import('./ToastHost')]);

/**
 * Shows a message under the top bar for 4 s, five at most. Use it for confirmations and errors that no field or page shows.
 * @returns a function that closes it, after the message is shown. Loading may take long, so no button may wait for it
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

export function useToastQueue(): ToastQueue | undefined {
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => undefined,
  );
}
