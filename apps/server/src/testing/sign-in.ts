import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import type { Db } from '../db/client';
import type { Dealer, SessionLookup } from '../http/auth';
import { createAccountsRepository } from '../modules/auth/accounts.repository';
import { createSessionsRepository } from '../modules/sessions/sessions.repository';

export interface SignedIn {
  token: string;
  dealer: Dealer;
}

/**
 * Signs dealers in without passwords and codes: each call makes another dealer, and `lookup` knows their tokens before it asks the
 * auth module, so that they stay signed in however far a test moves the clock. Their rows are real: other tables may refer to them.
 */
export function createTestSessions() {
  const dealers = new Map<string, Dealer>();
  let last = 7_000_000;
  return {
    async signIn(db: Db, clock: Clock): Promise<SignedIn> {
      last += 1;
      const now = clock.now();
      const business_user_id = await createAccountsRepository(db).create(
        {
          phone: `+99897${last}`,
          full_name: 'Жасур Каримов',
          password_hash: 'none',
          language: 'ru',
        },
        now,
      );
      if (business_user_id === undefined) throw new Error('The number of a test dealer is taken.');
      const token = randomBytes(24).toString('base64url');
      const session_id = await createSessionsRepository(db).create({
        token_hash: randomBytes(32),
        business_user_id,
        device: '',
        address: '127.0.0.1',
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 30 * 86_400_000),
      });
      const dealer = { business_user_id, session_id };
      dealers.set(token, dealer);
      return { token, dealer };
    },
    wrap:
      (lookup: SessionLookup): SessionLookup =>
      async (token, address) =>
        dealers.get(token) ?? lookup(token, address),
  };
}
