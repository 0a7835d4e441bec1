import { readNotifications } from '@karvon/api/main/notifications';
import type { Notification } from '@karvon/api/main';
import type { QueryClient } from '@tanstack/react-query';
import { refreshNotices, setUnread } from './notices-cache';

const read = (notice: Notification): Notification => ({ ...notice, read: true });

/** Marks one as read. @throws ApiError, and then the screen is as the server says */
export async function readNotice(client: QueryClient, notice: Notification): Promise<void> {
  if (notice.read) return;
  await mark(client, { ids: [notice.id] }, (other) =>
    other.id === notice.id ? read(other) : other,
  );
}

/** Marks this one and all before it: what came meanwhile stays unread. @throws ApiError */
export const readNoticesUpTo = (client: QueryClient, newest: number): Promise<void> =>
  mark(client, { up_to: newest }, (notice) => (notice.id <= newest ? read(notice) : notice));

async function mark(
  client: QueryClient,
  request: Parameters<typeof readNotifications>[0],
  change: (notice: Notification) => Notification,
): Promise<void> {
  try {
    const { unread_count } = await readNotifications(request);
    setUnread(client, unread_count, change);
  } catch (error) {
    refreshNotices(client);
    throw error;
  }
}
