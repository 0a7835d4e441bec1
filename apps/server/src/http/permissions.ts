import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';
import type { MemberRole, PermissionsMode } from '../modules/members/members.tables';

type Profile = z.output<(typeof operations)['getProfile']['responses'][200]['schema']>;

/** The contract's `Permission`. */
export type Permission = NonNullable<Profile['member']>['permissions'][number];

/** The lowest role that has each permission while roles are in effect. */
export const permissionRoles = {
  'autos.edit': 'seller',
  'autos.manage': 'manager',
  'avtosalons.edit': 'manager',
  'leads.edit': 'seller',
  'leads.export': 'manager',
  'offers.send': 'manager',
  'ads.edit': 'manager',
  'ads.pay': 'manager',
  'payments.manage': 'owner',
  'employees.manage': 'manager',
  'business.manage': 'owner',
} as const satisfies Record<Permission, MemberRole>;

const rank = { seller: 0, manager: 1, owner: 2 } as const satisfies Record<MemberRole, number>;

const permissions = [
  'autos.edit',
  'autos.manage',
  'avtosalons.edit',
  'leads.edit',
  'leads.export',
  'offers.send',
  'ads.edit',
  'ads.pay',
  'payments.manage',
  'employees.manage',
  'business.manage',
] as const satisfies readonly (keyof typeof permissionRoles)[];

/** What a permission is decided by. */
export interface Standing {
  role: MemberRole;
  permissions_mode: PermissionsMode;
}

/** Whether a member may; the company and the switch itself are the owner's even while roles are off. */
export function may({ role, permissions_mode }: Standing, permission: Permission): boolean {
  if (permission === 'business.manage') return role === 'owner';
  if (permissions_mode === 'off') return true;
  return rank[role] >= rank[permissionRoles[permission]];
}

/** Everything that a member may. A manager pays only up to a limit, and by default there is none. */
export const permissionsOf = (standing: Standing & { manager_pay_limit: number }): Permission[] =>
  permissions.filter((permission) => {
    const isPayingManager =
      permission === 'ads.pay' && standing.permissions_mode === 'on' && standing.role === 'manager';
    return may(standing, permission) && (!isPayingManager || standing.manager_pay_limit > 0);
  });
