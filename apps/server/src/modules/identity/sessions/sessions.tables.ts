import type { Generated } from 'kysely';
import type { UserId } from '../../../platform/values/owner';

export interface SessionsTables {
  /** A row is a session that has not been ended; ending one deletes its row and with it the devices that it put. */
  sessions: {
    id: Generated<number>;
    /** sha256 of the access token, which is kept nowhere. */
    token_hash: Buffer;
    business_user_id: UserId;
    device: string;
    address: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    /** Of a look at the demonstration: it changes nothing and ends when it began to. */
    is_read_only: Generated<boolean>;
    /** Set with the member it belongs to: it lets nobody in any more, and says so until it expires. */
    blocked_at: Generated<Date | null>;
  };
  /** What a user has signed in from, by the browser's name of itself; outlives the sessions. */
  known_devices: {
    business_user_id: UserId;
    device: string;
    first_seen_at: Date;
  };
}
