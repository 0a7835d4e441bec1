import type { NewNotification } from '../../foundation/notifications/notification-types';

export const messageNotification = ({
  id,
  room_id,
  username,
  text,
}: {
  id: number;
  room_id: number;
  username: string | null;
  text: string;
}): NewNotification => ({
  type: 'message_new',
  target: { type: 'room', id: room_id },
  params: { client: username ?? '', text, message: id },
});
