import type { NotificationParams, NotificationType } from './notification-types';

/** Text of a notification as the user reads it. */
export interface NotificationText {
  title: string;
  text: string;
}

/** Texts of every type in one language. */
export type NotificationTexts = {
  [T in NotificationType]: (params: NotificationParams[T]) => NotificationText;
};
