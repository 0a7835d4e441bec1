import type { Generated } from 'kysely';
import type { Language } from '../../../platform/values/language';

export type CodePurpose = 'sign_in' | 'reset';

export interface AuthTables {
  /** What is known of a number that somebody wants to sign in with, registered or not; swept a day after its last use. */
  auth_phones: {
    id: Generated<number>;
    /** E.164. */
    phone: string;
    /** What the present code is for. */
    purpose: CodePurpose | null;
    /** Language that the code is sent in. */
    language: Language | null;
    /** Keyed hash of number, purpose and code; null until the code is sent and after it is used. */
    code_hash: Buffer | null;
    code_expires_at: Date | null;
    /** Of strangers. */
    code_tries: Generated<number>;
    /** To be sent to a registered number alone. */
    of_reserve: Generated<boolean>;
    /** No longer read; instances of the release before do. */
    code_rest_until: Date | null;
    password_rest_until: Date | null;
    touched_at: Date;
  };
  /** Wrong tries of one client at one number; swept with the numbers. */
  auth_tries: {
    phone: string;
    /** `device:…`, `address:…` or `session:…`. */
    who: string;
    code_tries: Generated<number>;
    code_rest_until: Date | null;
    password_tries: Generated<number>;
    password_rest_until: Date | null;
    touched_at: Date;
  };
  /** Counters that are free again at `ends_at`. */
  auth_limits: { bucket: string; count: number; ends_at: Date };
  auth_tickets: {
    token_hash: Buffer;
    phone: string;
    purpose: CodePurpose;
    expires_at: Date;
    /** The invitation that was shown with it. */ member_id: number | null;
  };
  auth_keys: { name: string; key: Buffer };
}
