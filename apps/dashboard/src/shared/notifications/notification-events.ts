import type { NotificationEvent } from '@karvon/api/chat';
import { whenReachable } from '../routing/when-reachable';

/** What is new gets a toast. The bell itself is kept in step with the stream by the chat's caches. */
export function announceEvent({ notification }: Pick<NotificationEvent, 'notification'>): void {
  if (notification === undefined) return;
  // What toasts take loads with the first one.
  whenReachable(() => import('./announce')).then(
    ({ announce }) => announce(notification),
    () => undefined,
  );
}
