import type { NotificationEvent } from '@karvon/api/chat';
import type { QueryClient } from '@tanstack/react-query';
import { applyNotificationEvent } from '../notifications/notification-events';

/** Something came to the bell, or was read. */
export const takeNotification = (client: QueryClient, event: NotificationEvent): void =>
  applyNotificationEvent(client, event);
