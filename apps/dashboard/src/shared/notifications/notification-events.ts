import type { NotificationEvent } from '@karvon/api/chat';
import type { QueryClient } from '@tanstack/react-query';
import { whenReachable } from '../routing/when-reachable';
import { refreshNotices, setUnread } from './notices-cache';

/** Takes an event of the stream: the bell counts, an open list is asked again, and what is new gets a toast. */
export function applyNotificationEvent(
  client: QueryClient,
  { notification, unread_count }: Pick<NotificationEvent, 'notification' | 'unread_count'>,
): void {
  setUnread(client, unread_count);
  refreshNotices(client);
  if (notification === undefined) return;
  // What toasts take loads with the first one.
  whenReachable(() => import('./announce')).then(
    ({ announce }) => announce(notification),
    () => undefined,
  );
}
