import type { UserId } from '../../db/owner';
import type { Language } from '../../language';

export interface DevicesTables {
  /** A push token is in one row only; the row goes with the session that put it. */
  devices: {
    business_user_id: UserId;
    fingerprint: string;
    session_id: number;
    push_token: string | null;
    language: Language;
    platform: 'web' | 'android' | 'ios';
    updated_at: Date;
  };
}
