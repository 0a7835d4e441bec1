import type { Language } from '../../../platform/values/language';
import { notificationText } from './notification-text';
import {
  type Notification,
  type NotificationTarget,
  notificationParams,
} from './notification-types';
import type { StoredNotification } from './notifications.repository';

export const targetOf = ({
  target_type,
  target_id,
}: Pick<StoredNotification, 'target_type' | 'target_id'>): NotificationTarget | undefined =>
  target_type === null || target_id === null ? undefined : { type: target_type, id: target_id };

/** Undefined when no call is needed or the number is unknown. */
const phoneOf = ({ type, params }: StoredNotification): string | undefined =>
  type === 'lead_new' ? notificationParams.lead_new.safeParse(params).data?.phone : undefined;

export function toNotification(row: StoredNotification, language: Language): Notification {
  const target = targetOf(row);
  const phone = phoneOf(row);
  return {
    id: row.id,
    type: row.type,
    ...notificationText(row.type, row.params, language),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    target,
    phone,
  };
}
