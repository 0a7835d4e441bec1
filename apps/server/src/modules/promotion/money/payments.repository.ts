import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { listQuery } from '../../../platform/db/list-query';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner, UserId } from '../../../platform/values/owner';
import type { PaymentStatus } from '../ledger/money-types';

export type StoredPayment = OwnedRow<'payments'>;
export type NewPayment = NewOwnedRow<'payments'>;

export type PaymentOrdering = 'created_at' | '-created_at' | 'amount' | '-amount';

export interface PaymentFilters {
  campaign_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** `before`: so'm on the receipts that campaigns spend before this one. */
export interface PaymentRow extends StoredPayment {
  before: number | null;
}

export function createPaymentsRepository(db: Db) {
  return {
    ...ownedTable(db, 'payments'),

    list: listQuery<PaymentRow, PaymentFilters, PaymentOrdering, PaymentStatus>(db, {
      table: 'payments',
      alias: 'p',
      where({ campaign_id, from, to }, is) {
        is.equal('p.campaign_id', campaign_id);
        is.days('p.created_at', from, to);
      },
      orders: { created_at: 'p.created_at', amount: sql`(p.amount + p.from_balance)` },
      defaultOrdering: '-created_at',
      select: sql`p.*, r.before`,
      joins: sql`left join lateral (
        select coalesce(sum(o.amount), 0)::bigint as before from payments o
        where o.business_user_id = p.business_user_id and o.status in ('paid', 'refunding')
          and (o.paid_at, o.id) < (p.paid_at, p.id)
      ) r on p.status = 'paid'`,
      statuses: {
        column: 'p.status',
        none: { pending: 0, paid: 0, failed: 0, cancelled: 0, refunding: 0, refunded: 0 },
      },
    }),

    /** Finds a payment of any owner, for jobs, which know only the id. */
    byId: (id: number): Promise<StoredPayment | undefined> =>
      db.current.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirst(),

    byReceipt: (receipt: string): Promise<StoredPayment | undefined> =>
      db.current
        .selectFrom('payments')
        .where('provider_receipt_id', '=', receipt)
        .selectAll()
        .executeTakeFirst(),

    pendingOf: async (owner: Owner, campaignId: number): Promise<number | undefined> =>
      (
        await db.current
          .selectFrom('payments')
          .where('business_user_id', '=', owner)
          .where('campaign_id', '=', campaignId)
          .where('status', '=', 'pending')
          .select('id')
          .executeTakeFirst()
      )?.id,

    /** So'm that a member has paid in a Tashkent day (`2026-07-05`), pending payments included. */
    async paidOn(owner: Owner, user: UserId, day: string): Promise<number> {
      const { sum } = await db.current
        .selectFrom('payments')
        .where('business_user_id', '=', owner)
        .where('created_by', '=', user)
        .where('status', 'not in', ['failed', 'cancelled'])
        .where(sql<string>`(created_at at time zone 'Asia/Tashkent')::date`, '=', day)
        .select(sql<number>`coalesce(sum(amount + from_balance), 0)::bigint`.as('sum'))
        .executeTakeFirstOrThrow();
      return sum;
    },

    /** Deletes a payment unknown to the provider, so that its key is free again. */
    async forget(owner: Owner, id: number): Promise<void> {
      await db.current
        .deleteFrom('payments')
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute();
    },

    async cardUsed(cardId: number, at: Date): Promise<void> {
      await sql`update payment_cards set last_used_at = ${at} where id = ${cardId}`.execute(
        db.current,
      );
    },
  };
}
