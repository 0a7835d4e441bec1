import { operations } from '@karvon/api/operations';
import type { Access } from '../values/access';
import type { MemberRole, PermissionsMode, Dealer } from '../values/dealer';
import { type Permission, operationPermissions } from './operation-permissions';
import { forbidden, notPermitted } from './problem';

/** Lowest role that has each permission while roles are in effect. */
export const permissionRoles = {
  'autos.edit': 'seller',
  'autos.manage': 'manager',
  'autos.costs': 'manager',
  'avtosalons.edit': 'manager',
  'leads.edit': 'seller',
  'leads.export': 'manager',
  'offers.send': 'manager',
  'ads.edit': 'manager',
  'ads.pay': 'manager',
  'payments.manage': 'owner',
  'telegram.channel': 'manager',
  'telegram.post': 'seller',
  'employees.manage': 'manager',
  'business.manage': 'owner',
} as const satisfies Record<Permission, MemberRole>;

const rank = { seller: 0, manager: 1, owner: 2 } as const satisfies Record<MemberRole, number>;

const permissions = [
  'autos.edit',
  'autos.manage',
  'autos.costs',
  'avtosalons.edit',
  'leads.edit',
  'leads.export',
  'offers.send',
  'ads.edit',
  'ads.pay',
  'payments.manage',
  'telegram.channel',
  'telegram.post',
  'employees.manage',
  'business.manage',
] as const satisfies readonly (keyof typeof permissionRoles)[];

export interface Standing {
  role: MemberRole;
  permissions_mode: PermissionsMode;
  /** So'm that a manager may pay per day in Tashkent. */
  manager_pay_limit: number;
}

/** With a pay limit of 0 only the owner pays. While roles are off, costs are the owner's. */
function lowestRole(permission: Permission, standing: Standing): MemberRole {
  const isOwners =
    (permission === 'ads.pay' && standing.manager_pay_limit === 0) ||
    (permission === 'autos.costs' && standing.permissions_mode === 'off');
  return isOwners ? 'owner' : permissionRoles[permission];
}

/** `business.manage` and `autos.costs` are the owner's even while roles are off. */
export function may(standing: Standing, permission: Permission): boolean {
  const { role, permissions_mode } = standing;
  const isOpen = permission !== 'business.manage' && permission !== 'autos.costs';
  return (
    (permissions_mode === 'off' && isOpen) || rank[role] >= rank[lowestRole(permission, standing)]
  );
}

export const permissionsOf = (standing: Standing): Permission[] =>
  permissions.filter((permission) => may(standing, permission));

const standingOf = ({ member, permissions_mode, manager_pay_limit }: Dealer): Standing => ({
  role: member.role,
  permissions_mode,
  manager_pay_limit,
});

/** @throws Problem 403 `not_permitted` with the role that it needs */
export function requirePermission(dealer: Dealer, permission: Permission): void {
  const standing = standingOf(dealer);
  if (may(standing, permission)) return;
  throw notPermitted(lowestRole(permission, standing) === 'owner' ? 'owner' : 'manager');
}

const byOperation = new Map<string, Permission | 'any'>(Object.entries(operationPermissions));

/** Operations of a read-only session: all reads, signing out, and subscribing to events. */
const readOperations: ReadonlySet<string> = new Set([
  ...Object.values(operations)
    .filter(({ method }) => method === 'GET')
    .map(({ operationId }) => operationId),
  'logout',
  'createSocketTicket',
]);

/** @throws Problem 403 `not_permitted`, or `demo_read_only` in a read-only session */
export function authorize(operationId: string, dealer: Dealer): void {
  if (dealer.is_read_only && !readOperations.has(operationId)) throw forbidden('demo_read_only');
  const permission = byOperation.get(operationId);
  if (permission === undefined) throw new Error(`${operationId} is in no row of permissions.`);
  if (permission !== 'any') requirePermission(dealer, permission);
}

/** Timers and the marketplace have all permissions. */
export const mayAct = ({ dealer }: Access, permission: Permission): boolean =>
  dealer === undefined || may(standingOf(dealer), permission);

/** Timers and the marketplace have all permissions. @throws Problem 403 `not_permitted` */
export function requireActing({ dealer }: Access, permission: Permission): void {
  if (dealer !== undefined) requirePermission(dealer, permission);
}

/** Sellers may not change what others are responsible for. @throws Problem 403 `not_permitted` */
export function requireOwnWork({ dealer }: Access, responsible: number | null | undefined): void {
  if (dealer === undefined || dealer.permissions_mode === 'off') return;
  const isTheirs = responsible == null || responsible === dealer.member.id;
  if (dealer.member.role === 'seller' && !isTheirs) throw notPermitted('manager');
}

/** @param amount so'm paid in one Tashkent day, including this payment @throws Problem 403 `not_permitted`; never for the owner */
export function requirePayable({ dealer }: Access, amount: number): void {
  if (dealer === undefined || dealer.permissions_mode === 'off') return;
  if (dealer.member.role !== 'owner' && amount > dealer.manager_pay_limit)
    throw notPermitted('owner');
}
