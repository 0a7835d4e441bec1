import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '../../../platform/values/owner';
import type { Language } from '../../../platform/values/language';

export interface BusinessTables {
  /** Who signs in. Company and tax number are those of the business that the person opened; members see its owner's. */
  business_users: {
    id: Generated<UserId>;
    /** E.164. */
    phone: string;
    username: string;
    full_name: string;
    /** argon2id, in PHC format. */
    password_hash: string;
    /** Id of an image uploaded for `profile`. */
    profile_pic: string | null;
    company_name: string | null;
    tin: string | null;
    email: string | null;
    telegram: string | null;
    language: Language;
    version: Generated<number>;
    /** Set by our people; a blocked account cannot sign in and its sessions count for nothing. */
    blocked_at: Date | null;
    /** The terms that were agreed to when the account was opened; null for accounts that opened without the screen. */
    terms_version: ColumnType<string | null, string | null | undefined, never>;
    terms_accepted_at: ColumnType<Date | null, Date | null | undefined, never>;
    created_at: Date;
    updated_at: Date;
  };
}
