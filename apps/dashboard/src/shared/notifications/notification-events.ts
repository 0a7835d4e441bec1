import type { NotificationEvent } from '@karvon/api/chat';
import { whenReachable } from '../routing/when-reachable';

/**
 * What is new gets a toast, what only changed is read again where it is on screen. The bell itself is kept in step with the stream by the
 * chat's caches.
 */
export function announceEvent({
  notification,
  changed,
}: Pick<NotificationEvent, 'notification' | 'changed'>): void {
  if (notification === undefined && changed === undefined) return;
  // What toasts take loads with the first one.
  whenReachable(() => import('./announce')).then(
    ({ announce, refreshSubject }) => {
      if (notification !== undefined) announce(notification);
      refreshSubject(changed);
    },
    () => undefined,
  );
}
