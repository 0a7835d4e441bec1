import type { NotificationEvent } from '@karvon/api/chat';
import { whenReachable } from '../routing/when-reachable';

/**
 * Shows a toast for a new notification, and refetches a changed subject on screen. The chat's caches keep the bell
 * itself in step with the stream.
 */
export function announceEvent({
  notification,
  changed,
}: Pick<NotificationEvent, 'notification' | 'changed'>): void {
  if (notification === undefined && changed === undefined) return;
  // The code for toasts loads with the first one.
  whenReachable(() => import('./announce')).then(
    ({ announce, refreshSubject }) => {
      if (notification !== undefined) announce(notification);
      refreshSubject(changed);
    },
    () => undefined,
  );
}
