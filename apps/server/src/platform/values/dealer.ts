import type { Owner, UserId } from './owner';

export type MemberRole = 'owner' | 'manager' | 'seller';
export type PermissionsMode = 'off' | 'on';

/** Signed-in person, and the business they act for. */
export interface Dealer {
  /** Owns the sessions, devices and profile. */
  user: UserId;
  /** Owns the rows. */
  owner: Owner;
  session_id: number;
  is_read_only: boolean;
  permissions_mode: PermissionsMode;
  /** So'm that managers may pay per day in Tashkent while roles are in effect. */
  manager_pay_limit: number;
  /** Membership in the business. */
  member: {
    id: number;
    role: MemberRole;
    /** Showrooms they work in; empty for all. */
    avtosalons: readonly number[];
  };
}

/** Null when unknown, expired or revoked. @throws Problem 401 `account_blocked` for a member who was blocked while signed in */
export type SessionLookup = (token: string, address?: string) => Promise<Dealer | null>;
