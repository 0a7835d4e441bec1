import type { Dealer } from '../values/dealer';
import type { Db } from './client';

export const signedInSessions = (db: Db, now: Date) =>
  db.current
    .selectFrom('sessions as s')
    .innerJoin('business_users as u', 'u.id', 's.business_user_id')
    .innerJoin('members as m', (join) =>
      join
        .onRef('m.user_id', '=', 's.business_user_id')
        .on('m.status', '=', 'active')
        .on('m.deleted_at', 'is', null),
    )
    .innerJoin('businesses as b', 'b.id', 'm.business_user_id')
    .where('s.expires_at', '>', now)
    .where('s.blocked_at', 'is', null)
    .where('u.blocked_at', 'is', null);

export const dealerColumns = [
  's.id as session_id',
  's.business_user_id as user',
  's.is_read_only',
  'm.business_user_id as owner',
  'm.id as member_id',
  'm.role',
  'm.avtosalons',
  'b.permissions_mode',
  'b.manager_pay_limit',
] as const;

type DealerRow = Omit<Dealer, 'member'> &
  Omit<Dealer['member'], 'id'> & { member_id: Dealer['member']['id'] };

export const toDealer = ({
  session_id,
  is_read_only,
  user,
  owner,
  member_id,
  role,
  avtosalons,
  permissions_mode,
  manager_pay_limit,
}: DealerRow): Dealer => ({
  session_id,
  is_read_only,
  user,
  owner,
  permissions_mode,
  manager_pay_limit,
  member: { id: member_id, role, avtosalons },
});
