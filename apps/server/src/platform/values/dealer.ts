import type { Owner, UserId } from './owner';

export type MemberRole = 'owner' | 'manager' | 'seller';
export type PermissionsMode = 'off' | 'on';

/** Who is signed in, and the business they act for. */
export interface Dealer {
  /** The person: whose sessions, devices and profile these are. */
  user: UserId;
  /** The business: whose rows these are. */
  owner: Owner;
  session_id: number;
  /** A look at the demonstration, which changes nothing. */
  is_read_only: boolean;
  /** Whether roles are in effect in the business. */
  permissions_mode: PermissionsMode;
  /** So'm; what managers may pay at once while roles are in effect. */
  manager_pay_limit: number;
  /** What the person is in the business. */
  member: {
    id: number;
    role: MemberRole;
    /** Showrooms they work in; empty for all. */
    avtosalons: readonly number[];
  };
}

/**
 * Finds the dealer of an access token and slides its life; null when unknown, expired or revoked. Made by the auth module.
 * @throws Problem 401 `account_blocked` for a member who was blocked while signed in
 */
export type SessionLookup = (token: string, address?: string) => Promise<Dealer | null>;
