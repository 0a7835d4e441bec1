import { businessAccess } from '../platform/values/access';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/values/clock';
import type { Db } from '../platform/db/client';
import { type UserId, businessOpenedBy } from '../platform/values/owner';
import type { Dealer, SessionLookup } from '../platform/values/dealer';
import { createAccountsRepository } from '../modules/identity/auth/accounts.repository';
import { createMembersRepository } from '../modules/identity/members/members.repository';
import { openBusiness } from '../modules/identity/members/businesses.service';
import { createSessionsRepository } from '../modules/identity/sessions/sessions.repository';

export interface SignedIn {
  token: string;
  dealer: Dealer;
}

const full_name = 'Жасур Каримов';

/** The owner of a separate business, as a session describes them. */
export const ownerDealer = (user: UserId, session_id: number, memberId: number): Dealer => ({
  user,
  owner: businessOpenedBy(user),
  session_id,
  is_read_only: false,
  permissions_mode: 'off',
  manager_pay_limit: 0,
  member: { id: memberId, role: 'owner', avtosalons: [] },
});

/**
 * Signs dealers in without passwords and codes. Each call creates a dealer; `lookup` checks these tokens before the
 * auth module, so that they never expire. The rows are real, because other tables refer to them.
 */
export function createTestSessions() {
  const dealers = new Map<string, Dealer>();
  let last = 7_000_000;
  return {
    async signIn(db: Db, clock: Clock): Promise<SignedIn> {
      last += 1;
      const now = clock.now();
      const phone = `+99897${last}`;
      const id = await createAccountsRepository(db).create(
        {
          phone,
          full_name,
          password_hash: 'none',
          language: 'ru',
        },
        now,
      );
      if (id === undefined) throw new Error('The number of a test dealer is taken.');
      const owner = await openBusiness({ db, clock }, id, { full_name, phone });
      const token = randomBytes(24).toString('base64url');
      const session_id = await createSessionsRepository(db).create({
        token_hash: randomBytes(32),
        business_user_id: id,
        device: '',
        address: '127.0.0.1',
        created_at: now,
        last_used_at: now,
        // Sockets query the row itself to check that the session is live.
        expires_at: new Date('9999-12-31'),
      });
      const member = await createMembersRepository(db).require(businessAccess(owner), {
        user_id: id,
      });
      const dealer = ownerDealer(id, session_id, member.id);
      dealers.set(token, dealer);
      return { token, dealer };
    },
    wrap:
      (lookup: SessionLookup): SessionLookup =>
      async (token, address) =>
        dealers.get(token) ?? lookup(token, address),
  };
}
