import type { Dealer } from '../../../platform/values/dealer';
import { may } from '../../../platform/http/permissions';
import { notPermitted } from '../../../platform/http/problem';
import type { EmployeeAction } from './employee-types';
import type { StoredEmployee } from './employees.repository';

/** What the status alone allows. */
const byStatus: Readonly<Record<StoredEmployee['status'], readonly EmployeeAction[]>> = {
  invited: ['edit', 'invite', 'delete'],
  active: ['edit', 'block', 'end_sessions'],
  blocked: ['unblock', 'delete'],
};

type Place = Pick<StoredEmployee, 'role' | 'avtosalons'>;

/** A member without showrooms works in all of them, and only who does may decide about such a one. */
const worksWithin = (own: readonly number[], theirs: readonly number[]) =>
  own.length === 0 || (theirs.length > 0 && theirs.every((id) => own.includes(id)));

/** Whether who asks may decide about the member at all: with roles on, a manager decides about sellers of their own showrooms. */
function mayManage(dealer: Dealer, { role, avtosalons }: Place): boolean {
  const { member, permissions_mode } = dealer;
  if (!may({ ...dealer, role: member.role }, 'employees.manage')) return false;
  if (permissions_mode === 'off' || member.role === 'owner') return true;
  return role === 'seller' && worksWithin(member.avtosalons, avtosalons);
}

/** @throws Problem 403 `not_permitted` */
export function requireManage(dealer: Dealer, member: Place): void {
  if (!mayManage(dealer, member))
    throw notPermitted(dealer.member.role === 'manager' ? 'owner' : 'manager');
}

/** What may be done with a member now, as their status has it: for a 409. */
export const actionsOf = ({ role, status }: StoredEmployee): EmployeeAction[] =>
  role === 'owner' ? ['edit'] : [...byStatus[status]];

/** What who asks may do with a member now. */
export function allowedActions(dealer: Dealer, row: StoredEmployee): EmployeeAction[] {
  const isMe = row.id === dealer.member.id;
  if (row.role === 'owner') return isMe ? ['edit'] : [];
  if (!mayManage(dealer, row)) return [];
  return actionsOf(row).filter((action) => !isMe || action === 'edit');
}
