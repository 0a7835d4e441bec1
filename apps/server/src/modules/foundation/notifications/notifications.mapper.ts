import type { Language } from '../../../platform/values/language';
import { notificationText } from './notification-text';
import {
  type Notification,
  type NotificationTarget,
  notificationParams,
} from './notification-types';
import type { StoredNotification } from './notifications.repository';

/** What a stored notification is about. */
export const targetOf = ({
  target_type,
  target_id,
}: Pick<StoredNotification, 'target_type' | 'target_id'>): NotificationTarget | undefined =>
  target_type === null || target_id === null ? undefined : { type: target_type, id: target_id };

/** Whom to call back; undefined where nobody waits for it, or nobody knows the number. */
const phoneOf = ({ type, params }: StoredNotification): string | undefined =>
  type === 'lead_new' ? notificationParams.lead_new.safeParse(params).data?.phone : undefined;

/** Row → the contract's `Notification`, in the reader's language. */
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
