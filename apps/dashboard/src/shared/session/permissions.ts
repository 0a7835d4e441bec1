import type { BusinessMember, Permission } from '@karvon/api/main';

/** Result of a permission check, with the role that has the permission. */
export type Allowed = { ok: true } | { ok: false; needs: 'owner' | 'manager' };

const yes: Allowed = { ok: true };

/** Permissions of the owner that a manager lacks. Paying by card is a manager's only when the owner has set a limit. */
const owners: readonly Permission[] = ['payments.manage', 'business.manage', 'ads.pay'];

/** Checks a permission. Before the profile has loaded everything is allowed, since the server decides anyway. */
export function mayOf(member: BusinessMember | undefined, permission: Permission): Allowed {
  if (member === undefined || member.permissions.includes(permission)) return yes;
  const isOwners = member.role === 'manager' || owners.includes(permission);
  return { ok: false, needs: isOwners ? 'owner' : 'manager' };
}

// While roles are off a seller has all permissions, including the export of leads.
const isLimitedSeller = (member: BusinessMember | undefined): member is BusinessMember =>
  member?.role === 'seller' && !member.permissions.includes('leads.export');

/** Employee whose leads the member's figures count; undefined for all. */
export const figuresOf = (member: BusinessMember | undefined): number | undefined =>
  isLimitedSeller(member) ? member.id : undefined;

/**
 * Checks if the member may change a row. Sellers may only read rows of colleagues.
 *
 * @param responsible id of the employee, undefined where nobody is
 */
export function mayWorkOn(member: BusinessMember | undefined, responsible?: number): Allowed {
  const isFree = responsible === undefined || responsible === member?.id;
  return isLimitedSeller(member) && !isFree ? { ok: false, needs: 'manager' } : yes;
}
