import { handlersOf } from '../../../platform/http/contract';
import { toNotification } from './notifications.mapper';
import type { NotificationsService } from './notifications.service';

export function notificationsRoutes(notifications: NotificationsService) {
  return handlersOf({
    async listNotifications({ access, query, language }) {
      const { rows, count, unread_count } = await notifications.list(access, query);
      return {
        status: 200,
        body: { results: rows.map((row) => toNotification(row, language)), count, unread_count },
      };
    },
    async readNotifications({ access, body }) {
      return { status: 200, body: { unread_count: await notifications.read(access, body) } };
    },
  });
}
