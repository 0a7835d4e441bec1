import type { BusinessMember, Permission } from '@karvon/api/main';

export type Allowed = { ok: true } | { ok: false; needs: 'owner' | 'manager' };

const yes: Allowed = { ok: true };

/** Permissions of the owner that a manager lacks. Managers may pay by card when the owner has set a limit. */
const owners: readonly Permission[] = ['payments.manage', 'business.manage', 'ads.pay'];

/** Permission check. Before the profile has loaded everything is allowed, since the server decides anyway. */
export function mayOf(member: BusinessMember | undefined, permission: Permission): Allowed {
  if (member === undefined || member.permissions.includes(permission)) return yes;
  const isOwners = member.role === 'manager' || owners.includes(permission);
  return { ok: false, needs: isOwners ? 'owner' : 'manager' };
}

// While roles are off a seller has all permissions, including the export of leads.
const isLimitedSeller = (member: BusinessMember | undefined): member is BusinessMember =>
  member?.role === 'seller' && !member.permissions.includes('leads.export');

export const figuresOf = (member: BusinessMember | undefined): number | undefined =>
  isLimitedSeller(member) ? member.id : undefined;

/** Sellers may only read rows of colleagues. @param responsible undefined for nobody */
export function mayWorkOn(member: BusinessMember | undefined, responsible?: number): Allowed {
  const isFree = responsible === undefined || responsible === member?.id;
  return isLimitedSeller(member) && !isFree ? { ok: false, needs: 'manager' } : yes;
}
