import { createHash, randomBytes } from 'node:crypto';
import { dealerColumns, signedInSessions, toDealer } from '../db/signed-in';
import type { BaseDeps } from '../jobs/base-deps';
import type { Dealer } from '../values/dealer';

const lifeSeconds = 30;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** Tickets for one use within 30 seconds, stored as hashes. They replace the token in the socket's address. */
export function createSocketTickets({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>) {
  return {
    async issue({ session_id }: Dealer) {
      const now = clock.now();
      const ticket = `wst_${randomBytes(24).toString('base64url')}`;
      const expires_at = new Date(now.getTime() + lifeSeconds * 1000);
      await db.current.deleteFrom('socket_tickets').where('expires_at', '<=', now).execute();
      await db.current
        .insertInto('socket_tickets')
        .values({ token_hash: hashOf(ticket), session_id, expires_at })
        .execute();
      return { ticket, expires_at };
    },

    /** @returns null for a ticket that is unknown, used or old, or whose session has ended */
    async redeem(ticket: string): Promise<Dealer | null> {
      const now = clock.now();
      const used = await db.current
        .deleteFrom('socket_tickets')
        .where('token_hash', '=', hashOf(ticket))
        .returning(['session_id', 'expires_at'])
        .executeTakeFirst();
      if (used === undefined || used.expires_at <= now) return null;
      const session = await signedInSessions(db, now)
        .select(dealerColumns)
        .where('s.id', '=', used.session_id)
        .executeTakeFirst();
      return session === undefined ? null : toDealer(session);
    },

    async alive(sessionIds: readonly number[]): Promise<Set<number>> {
      if (sessionIds.length === 0) return new Set();
      const rows = await signedInSessions(db, clock.now())
        .select('s.id')
        .where('s.id', 'in', [...sessionIds])
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

export type SocketTickets = ReturnType<typeof createSocketTickets>;
