import type { NotificationEvent } from '@karvon/api/chat';
import { whenReachable } from '../routing/when-reachable';

/** Refetches every subject after lost events, whose subjects are unknown. */
export function refreshAll(): void {
  whenReachable(() => import('./announce')).then(
    ({ refreshSubjects }) => refreshSubjects(),
    () => undefined,
  );
}

/** Shows a toast for a new notification, and refetches a changed subject. The chat's caches update the bell. */
export function announceEvent({
  notification,
  changed,
}: Pick<NotificationEvent, 'notification' | 'changed'>): void {
  if (notification === undefined && changed === undefined) return;
  whenReachable(() => import('./announce')).then(
    ({ announce, refreshSubject }) => {
      if (notification !== undefined) announce(notification);
      refreshSubject(changed);
    },
    () => undefined,
  );
}
