import { businessAccess } from '../../../platform/values/access';
import { type Owner, type UserId, businessOpenedBy } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { userSearch } from '../../../platform/db/user-search';
import { createMembersRepository } from './members.repository';

/** Call in the transaction that opens the account. @returns the id of the business */
export async function openBusiness(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: UserId,
  { full_name, phone }: { full_name: string; phone: string },
): Promise<Owner> {
  const members = createMembersRepository(db);
  const owner = businessOpenedBy(user);
  const now = clock.now();
  await members.openBusiness(owner, now);
  await members.insert(businessAccess(owner), {
    user_id: user,
    full_name,
    phone,
    role: 'owner',
    status: 'active',
    search: userSearch({ full_name, phone }),
    created_at: now,
  });
  return owner;
}
