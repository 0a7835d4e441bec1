import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { validation } from '../../../platform/http/problem';
import { type CodePurpose, createTicketsRepository } from './tickets.repository';

const lifeSeconds = 10 * 60;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

const ticketExpired = () => validation([{ field: 'ticket', code: 'ticket_expired' }]);

export function createTickets({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const tickets = createTicketsRepository(db);

  return {
    async issue(
      phone: string,
      purpose: CodePurpose,
      member_id: number | null = null,
    ): Promise<{ ticket: string; expires_at: Date }> {
      const ticket = `t_${randomBytes(24).toString('base64url')}`;
      const expires_at = new Date(clock.now().getTime() + lifeSeconds * 1000);
      await tickets.store({ token_hash: hashOf(ticket), phone, purpose, expires_at, member_id });
      return { ticket, expires_at };
    },

    /** Checks before costly work, without using the ticket up. @throws Problem 422 `ticket_expired` */
    async check(ticket: string, purpose: CodePurpose): Promise<void> {
      if (!(await tickets.isGood(hashOf(ticket), purpose, clock.now()))) throw ticketExpired();
    },

    /** A transaction that fails later leaves the ticket valid. @throws Problem 422 `ticket_expired` */
    async use(
      ticket: string,
      purpose: CodePurpose,
    ): Promise<{ phone: string; member_id: number | null }> {
      const used = await tickets.use(hashOf(ticket), purpose, clock.now());
      if (used === undefined) throw ticketExpired();
      return used;
    },

    forget: (phone: string) => tickets.forget(phone),

    sweep: () => tickets.sweep(clock.now()),
  };
}

export type Tickets = ReturnType<typeof createTickets>;
