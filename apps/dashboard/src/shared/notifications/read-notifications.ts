import { readNotifications } from '@karvon/api/main/notifications';
import type { Notification } from '@karvon/api/main';
import type { QueryClient } from '@tanstack/react-query';
import { refreshNotifications, setUnread } from './notifications-cache';

const read = (notification: Notification): Notification => ({ ...notification, read: true });

/** Marks one as read. @throws ApiError after restoring the server's state on screen */
export async function readNotification(
  client: QueryClient,
  notification: Notification,
): Promise<void> {
  if (notification.read) return;
  await mark(client, { ids: [notification.id] }, (other) =>
    other.id === notification.id ? read(other) : other,
  );
}

/** Marks one whose subject was opened from a toast or a push notification. Failures stay in the bell. */
export const readOpened = (client: QueryClient, id: number): Promise<void> =>
  mark(client, { ids: [id] }, (other) => (other.id === id ? read(other) : other)).catch(
    () => undefined,
  );

/** Marks this one and all earlier ones; later arrivals stay unread. @throws ApiError */
export const readNotificationsUpTo = (client: QueryClient, newest: number): Promise<void> =>
  mark(client, { up_to: newest }, (notification) =>
    notification.id <= newest ? read(notification) : notification,
  );

async function mark(
  client: QueryClient,
  request: Parameters<typeof readNotifications>[0],
  change: (notification: Notification) => Notification,
): Promise<void> {
  try {
    const { unread_count } = await readNotifications(request);
    setUnread(client, unread_count, change);
  } catch (error) {
    refreshNotifications(client);
    throw error;
  }
}
