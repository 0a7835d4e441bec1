import type { NotificationEvent } from '@karvon/api/chat';
import {
  invalidateListNotifications,
  invalidateListNotificationsInfinite,
} from '@karvon/api/main/notifications';
import type { QueryClient } from '@tanstack/react-query';

/** Something came to the bell, or was read: its lists are asked again. */
export function takeNotification(client: QueryClient, _event: NotificationEvent): void {
  void invalidateListNotificationsInfinite(client);
  void invalidateListNotifications(client);
}
