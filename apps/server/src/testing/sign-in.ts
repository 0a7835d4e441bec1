import { randomBytes } from 'node:crypto';
import type { Dealer, SessionLookup } from '../http/auth';

export interface SignedIn {
  token: string;
  dealer: Dealer;
}

/**
 * Signs dealers in without passwords and codes: each call makes another dealer, and `lookup` knows their tokens before it asks the
 * auth module.
 */
export function createTestSessions() {
  const dealers = new Map<string, Dealer>();
  let lastId = 30_000;
  return {
    signIn(): SignedIn {
      lastId += 1;
      const token = randomBytes(24).toString('base64url');
      const dealer = { business_user_id: lastId, session_id: lastId };
      dealers.set(token, dealer);
      return { token, dealer };
    },
    wrap:
      (lookup: SessionLookup): SessionLookup =>
      async (token, address) =>
        dealers.get(token) ?? lookup(token, address),
  };
}
