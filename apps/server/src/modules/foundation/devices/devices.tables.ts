import type { UserId } from '../../../platform/values/owner';
import type { Language } from '../../../platform/values/language';

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
