import type { ColumnType, Generated } from 'kysely';
import type { NoticeTargetType, NoticeType } from './notice-types';

export type DeliveryState = 'pending' | 'claimed' | 'sent' | 'failed' | 'skipped';

export interface NotificationsTables {
  /** What happened, without words: they are made in the reader's language when it is read. */
  notifications: {
    id: Generated<number>;
    business_user_id: number;
    type: NoticeType;
    target_type: NoticeTargetType | null;
    target_id: number | null;
    /** Parsed by the type's schema when read. */
    params: ColumnType<unknown, string, string>;
    created_at: Date;
    /** When its push is due. */
    push_at: Date;
    read_at: Date | null;
  };
  /** One row for each device that a notice goes to, kept as long as the notice. */
  push_deliveries: {
    notification_id: number;
    business_user_id: number;
    fingerprint: string;
    state: DeliveryState;
    attempts: Generated<number>;
    due_at: Date;
    /** Why it failed or was skipped; for whoever looks after the server. */
    reason: string | null;
  };
}
