import type { HandlersFor } from '../../contract';
import { toNotice } from './notifications.mapper';
import type { NotificationsService } from './notifications.service';

export function notificationsRoutes(
  notifications: NotificationsService,
): HandlersFor<'listNotifications' | 'readNotifications'> {
  return {
    async listNotifications({ dealer, query, language }) {
      const { rows, count, unread_count } = await notifications.list(dealer, query);
      return {
        status: 200,
        body: { results: rows.map((row) => toNotice(row, language)), count, unread_count },
      };
    },
    async readNotifications({ dealer, body }) {
      return { status: 200, body: { unread_count: await notifications.read(dealer, body) } };
    },
  };
}
