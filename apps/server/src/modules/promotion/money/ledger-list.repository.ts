import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type Conditions, createConditions } from '../../../platform/db/conditions';
import { listQuery, noStatuses } from '../../../platform/db/list-query';
import type { OwnedRow } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import { all, createStatements } from '../../../platform/db/statement';
import type { CardType, LedgerKind, PaymentStatus } from '../ledger/money-types';

export type LedgerOrdering = 'at' | '-at' | 'amount' | '-amount';

export interface LedgerFilters {
  kind?: readonly LedgerKind[] | undefined;
  campaign_id?: number | undefined;
  payment_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface LedgerRow extends OwnedRow<'ad_ledger'> {
  payment_status: PaymentStatus | null;
  card_type: CardType | null;
  card_masked: string | null;
}

export type LedgerTotals = Record<LedgerKind, number>;

function narrow({ kind, campaign_id, payment_id, from, to }: LedgerFilters, is: Conditions): void {
  is.oneOf('l.kind', kind);
  is.equal('l.campaign_id', campaign_id);
  is.equal('l.payment_id', payment_id);
  // By the entry's own day: a spend belongs to the day that it sums up, although it ends at the next midnight.
  is.between('l.day', from, to);
}

export function createLedgerListRepository(db: Db) {
  const run = createStatements(db);

  return {
    list: listQuery<LedgerRow, LedgerFilters, LedgerOrdering>(db, {
      table: 'ad_ledger',
      alias: 'l',
      where: narrow,
      orders: { at: 'l.at', amount: 'l.amount' },
      defaultOrdering: '-at',
      statuses: noStatuses,
      select: sql`l.*, p.status as payment_status, p.card_type, p.card_masked`,
      joins: sql`left join payments p on p.id = l.payment_id`,
    }),

    async totals(owner: Owner, filters: LedgerFilters): Promise<LedgerTotals> {
      const conditions = [sql`l.business_user_id = ${owner}`];
      narrow(filters, createConditions(conditions));
      const rows = await run(sql<{
        kind: LedgerKind;
        sum: number;
      }>`select l.kind, sum(l.amount)::bigint as sum from ad_ledger l
         where ${all(conditions)} group by l.kind`);
      const none: LedgerTotals = { top_up: 0, reserve: 0, release: 0, spend: 0, refund: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum])) };
    },
  };
}
