import type { BusinessMember, Permission } from '@karvon/api/main';

/** Whether somebody may, and who may instead. */
export type Allowed = { ok: true } | { ok: false; needs: 'owner' | 'manager' };

const yes: Allowed = { ok: true };

/** What is the owner's, also before a manager: paying by card is a manager's only where the owner has given a limit. */
const owners: readonly Permission[] = ['payments.manage', 'business.manage', 'ads.pay'];

/** Whether the member may; before the profile is there everything seems to be allowed, for the server decides anyway. */
export function mayOf(member: BusinessMember | undefined, permission: Permission): Allowed {
  if (member === undefined || member.permissions.includes(permission)) return yes;
  const isOwners = member.role === 'manager' || owners.includes(permission);
  return { ok: false, needs: isOwners ? 'owner' : 'manager' };
}

// While roles are off a seller may everything, files of leads too.
const isLimitedSeller = (member: BusinessMember | undefined): member is BusinessMember =>
  member?.role === 'seller' && !member.permissions.includes('leads.export');

/** Whose leads the member's figures count: their own alone, or everybody's (undefined). */
export const figuresOf = (member: BusinessMember | undefined): number | undefined =>
  isLimitedSeller(member) ? member.id : undefined;

/**
 * Whether the member may work on something: what a colleague is responsible for, sellers only read.
 *
 * @param responsible id of the employee, undefined where nobody is
 */
export function mayWorkOn(member: BusinessMember | undefined, responsible?: number): Allowed {
  const isFree = responsible === undefined || responsible === member?.id;
  return isLimitedSeller(member) && !isFree ? { ok: false, needs: 'manager' } : yes;
}
