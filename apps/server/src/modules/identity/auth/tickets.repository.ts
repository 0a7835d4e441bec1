import type { Row } from '../../../platform/db/tables';
import type { Db } from '../../../platform/db/client';

export interface NewTicket {
  token_hash: Buffer;
  phone: string;
  purpose: CodePurpose;
  expires_at: Date;
  member_id: number | null;
}

export function createTicketsRepository(db: Db) {
  return {
    async store(ticket: NewTicket): Promise<void> {
      await db.current.insertInto('auth_tickets').values(ticket).execute();
    },

    async isGood(token_hash: Buffer, purpose: CodePurpose, now: Date): Promise<boolean> {
      const ticket = await db.current
        .selectFrom('auth_tickets')
        .select('phone')
        .where('token_hash', '=', token_hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return ticket !== undefined;
    },

    /** @returns the number that it proves, and the invitation shown with it */
    use: (token_hash: Buffer, purpose: CodePurpose, now: Date) =>
      db.current
        .deleteFrom('auth_tickets')
        .where('token_hash', '=', token_hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returning(['phone', 'member_id'])
        .executeTakeFirst(),

    async forget(phone: string): Promise<void> {
      await db.current.deleteFrom('auth_tickets').where('phone', '=', phone).execute();
    },

    async sweep(now: Date): Promise<void> {
      await db.current.deleteFrom('auth_tickets').where('expires_at', '<=', now).execute();
    },
  };
}

export type TicketsRepository = ReturnType<typeof createTicketsRepository>;

export type CodePurpose = Row<'auth_tickets'>['purpose'];
