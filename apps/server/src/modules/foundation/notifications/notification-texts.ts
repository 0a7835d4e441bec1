import type { NotificationParams, NotificationType } from './notification-types';

export interface NotificationText {
  title: string;
  text: string;
}

export type NotificationTexts = {
  [T in NotificationType]: (params: NotificationParams[T]) => NotificationText;
};
