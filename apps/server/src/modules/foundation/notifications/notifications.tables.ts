import type { ColumnType, Generated } from 'kysely';
import type { Owner, UserId } from '../../../platform/values/owner';
import type { NotificationTargetType, NotificationType } from './notification-types';

export type DeliveryState = 'pending' | 'claimed' | 'sent' | 'failed' | 'skipped';

export interface NotificationsTables {
  /** What happened, without text: it is made in the reader's language when it is read. */
  notifications: {
    id: Generated<number>;
    business_user_id: Owner;
    type: NotificationType;
    target_type: NotificationTargetType | null;
    target_id: number | null;
    /** Parsed by the type's schema when read. */
    params: ColumnType<unknown, string, string>;
    created_at: Date;
    /** When its push is due. */
    push_at: Date;
    read_at: Date | null;
  };
  /** One row for each device that a notification goes to, kept as long as the notification. */
  push_deliveries: {
    notification_id: number;
    /** Whose device it is. */
    business_user_id: UserId;
    fingerprint: string;
    state: DeliveryState;
    attempts: Generated<number>;
    due_at: Date;
    /** Why it failed or was skipped; for whoever looks after the server. */
    reason: string | null;
  };
}
