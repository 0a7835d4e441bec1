import type { Generated } from 'kysely';
import type { MemberRole, PermissionsMode } from '../../../platform/values/dealer';
import type { Owner, UserId } from '../../../platform/values/owner';

export type MemberStatus = 'invited' | 'active' | 'blocked';
export type InvitationDelivery = 'not_sent' | 'sent' | 'failed';

export interface MembersTables {
  /** What rows belong to. Its name, tax number and address are in the profile of its owner, who alone changes them. */
  businesses: {
    /** The id of the user who opened it. */
    id: Owner;
    permissions_mode: Generated<PermissionsMode>;
    /** So'm. */
    manager_pay_limit: Generated<number>;
    created_at: Date;
  };
  /** Who works in a business, who was invited to, and who no longer may. */
  members: {
    id: Generated<number>;
    business_user_id: Owner;
    /** The person, from when they have accepted. */
    user_id: UserId | null;
    full_name: string;
    /** E.164. */
    phone: string;
    position: Generated<string>;
    profile_pic: string | null;
    /** Showrooms they work in, those deleted since included; empty for all. */
    avtosalons: Generated<number[]>;
    role: MemberRole;
    status: MemberStatus;
    /** Name and phone as `userSearch` writes them. */
    search: string;
    /** Of the link in the SMS. No secret: a code still goes to the phone. */
    invitation_token: string | null;
    invitation_expires_at: Date | null;
    invitation_sent_at: Date | null;
    invitation_delivery: Generated<InvitationDelivery>;
    created_at: Date;
    /** To the minute or so. */
    last_seen_at: Generated<Date | null>;
    /** A removed member keeps the row: history names it, and the removal can be undone. */
    deleted_at: Date | null;
  };
}
