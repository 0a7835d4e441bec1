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

/**
 * Brings what toasts are made of, before there is one: a message must also come when the server does not respond, or has a new version and this
 * page's files no longer.
 */
export const loadToasts = (): Promise<unknown> =>
  Promise.all([import('@karvon/ui/Toast'), import('./ToastHost')]);

/**
 * Shows a message under the top bar (4 s, five at most, the rest wait). The design system's toasts load with the first
 * one. For confirmations and for what went wrong outside of a form; never for what a page or a field already says.
 *
 * @returns resolves when it is shown, which takes as long as the design system's toasts are out of reach: no button may wait for it; what
 *   closes it
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
