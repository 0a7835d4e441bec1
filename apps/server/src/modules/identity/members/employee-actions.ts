import type { Dealer } from '../../../platform/values/dealer';
import { may } from '../../../platform/http/permissions';
import { notPermitted } from '../../../platform/http/problem';
import type { EmployeeAction } from './employee-types';
import type { StoredEmployee } from './employees.repository';

const byStatus: Readonly<Record<StoredEmployee['status'], readonly EmployeeAction[]>> = {
  invited: ['edit', 'invite', 'delete'],
  active: ['edit', 'block', 'end_sessions'],
  blocked: ['unblock', 'delete'],
};

type Place = Pick<StoredEmployee, 'role' | 'avtosalons'>;

/** No showrooms means all: only members of all may manage them. */
const worksWithin = (own: readonly number[], theirs: readonly number[]) =>
  own.length === 0 || (theirs.length > 0 && theirs.every((id) => own.includes(id)));

/** With roles on, a manager manages sellers of their own showrooms. */
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

export const actionsOf = ({ role, status }: StoredEmployee): EmployeeAction[] =>
  role === 'owner' ? ['edit'] : [...byStatus[status]];

export function allowedActions(dealer: Dealer, row: StoredEmployee): EmployeeAction[] {
  const isMe = row.id === dealer.member.id;
  if (row.role === 'owner') return isMe ? ['edit'] : [];
  if (!mayManage(dealer, row)) return [];
  return actionsOf(row).filter((action) => !isMe || action === 'edit');
}
