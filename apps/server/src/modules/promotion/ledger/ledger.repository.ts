import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import type { LedgerKind } from './money-types';

/** Totals of a business; `held` is the part of `free` claimed by pending payments and refunds. */
export interface Account {
  topped_up: number;
  refunded: number;
  free: number;
  reserved: number;
  spent: number;
  held: number;
}

/** Funds of a campaign: `paid = spent + left + released`. */
export interface Funds {
  paid: number;
  spent: number;
  released: number;
  left: number;
}

export const noFunds: Funds = { paid: 0, spent: 0, released: 0, left: 0 };

const emptyAccount: Account = {
  topped_up: 0,
  refunded: 0,
  free: 0,
  reserved: 0,
  spent: 0,
  held: 0,
};

interface StoredFunds {
  campaign_id: number;
  paid: number;
  spent: number;
  released: number;
}

const withLeft = ({ paid, spent, released }: StoredFunds): Funds => ({
  paid,
  spent,
  released,
  left: paid - spent - released,
});

export interface Movement {
  kind: Exclude<LedgerKind, 'spend'>;
  at: Date;
  day: string;
  amount: number;
  free_after: number;
  campaign_id: number | null;
  payment_id: number | null;
}

export interface SpendPart {
  campaignId: number;
  day: string;
  amount: number;
  views: number | null;
  clicks: number | null;
  eventKey: string;
}

export type AccountChange = Partial<Record<Exclude<keyof Account, 'held'>, number>>;

export type FundsChange = Partial<Record<'paid' | 'spent' | 'released', number>>;

export function createLedgerRepository(db: Db) {
  async function heldOf(owner: Owner): Promise<number> {
    const row = await db.current
      .selectFrom('payments')
      .where('business_user_id', '=', owner)
      .where('status', 'in', ['pending', 'refunding'])
      .select(
        sql<number>`coalesce(sum(case when status = 'pending' then from_balance else amount end), 0)::bigint`.as(
          'held',
        ),
      )
      .executeTakeFirst();
    return row?.held ?? 0;
  }

  async function account(owner: Owner): Promise<Account> {
    const row = await db.current
      .selectFrom('ad_accounts')
      .where('business_user_id', '=', owner)
      .select(['topped_up', 'refunded', 'free', 'reserved', 'spent'])
      .executeTakeFirst();
    return row === undefined ? emptyAccount : { ...row, held: await heldOf(owner) };
  }

  return {
    account,

    /** Other movements of the business wait until the surrounding transaction ends. */
    async lockAccount(owner: Owner): Promise<Account> {
      await db.current
        .insertInto('ad_accounts')
        .values({ business_user_id: owner })
        .onConflict((oc) => oc.doNothing())
        .execute();
      const row = await db.current
        .selectFrom('ad_accounts')
        .where('business_user_id', '=', owner)
        .select(['topped_up', 'refunded', 'free', 'reserved', 'spent'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      return { ...row, held: await heldOf(owner) };
    },

    async changeAccount(owner: Owner, change: AccountChange): Promise<void> {
      const { topped_up = 0, refunded = 0, free = 0, reserved = 0, spent = 0 } = change;
      await db.current
        .updateTable('ad_accounts')
        .where('business_user_id', '=', owner)
        .set((eb) => ({
          topped_up: eb('topped_up', '+', topped_up),
          refunded: eb('refunded', '+', refunded),
          free: eb('free', '+', free),
          reserved: eb('reserved', '+', reserved),
          spent: eb('spent', '+', spent),
        }))
        .execute();
    },

    async fundsOf(owner: Owner, campaignIds: readonly number[]): Promise<Map<number, Funds>> {
      if (campaignIds.length === 0) return new Map();
      const rows = await db.current
        .selectFrom('campaign_funds')
        .where('business_user_id', '=', owner)
        .where('campaign_id', 'in', campaignIds)
        .select(['campaign_id', 'paid', 'spent', 'released'])
        .execute();
      return new Map(rows.map((row) => [row.campaign_id, withLeft(row)]));
    },

    async changeFunds(owner: Owner, campaignId: number, change: FundsChange): Promise<Funds> {
      const { paid = 0, spent = 0, released = 0 } = change;
      await db.current
        .insertInto('campaign_funds')
        .values({ campaign_id: campaignId, business_user_id: owner })
        .onConflict((oc) => oc.doNothing())
        .execute();
      const row = await db.current
        .updateTable('campaign_funds')
        .where('campaign_id', '=', campaignId)
        .where('business_user_id', '=', owner)
        .set((eb) => ({
          paid: eb('paid', '+', paid),
          spent: eb('spent', '+', spent),
          released: eb('released', '+', released),
        }))
        .returning(['campaign_id', 'paid', 'spent', 'released'])
        .executeTakeFirst();
      if (row === undefined) throw new Error(`Campaign ${campaignId} is not of business ${owner}.`);
      return withLeft(row);
    },

    async append(owner: Owner, movement: Movement): Promise<void> {
      await db.current
        .insertInto('ad_ledger')
        .values({ ...movement, business_user_id: owner, views: null, clicks: null })
        .execute();
    },

    /** @returns false when the events of this key were charged before */
    async addCharge(owner: Owner, part: SpendPart, at: Date): Promise<boolean> {
      const { campaignId: campaign_id, eventKey: event_key, day, amount } = part;
      const added = await db.current
        .insertInto('ad_charges')
        .values({ campaign_id, event_key, business_user_id: owner, day, amount, at })
        .onConflict((oc) => oc.doNothing())
        .returning('amount')
        .executeTakeFirst();
      return added !== undefined;
    },

    async addSpend(owner: Owner, part: SpendPart, endOfDay: Date): Promise<void> {
      const { campaignId: campaign_id, day, amount, views, clicks } = part;
      await db.current
        .insertInto('ad_ledger')
        .values({
          business_user_id: owner,
          kind: 'spend',
          at: endOfDay,
          day,
          amount,
          free_after: null,
          campaign_id,
          payment_id: null,
          views,
          clicks,
        })
        .onConflict((oc) =>
          oc
            .columns(['campaign_id', 'day'])
            .where('kind', '=', 'spend')
            .doUpdateSet((eb) => ({
              amount: eb('ad_ledger.amount', '+', amount),
              views: sql<number | null>`ad_ledger.views + ${views}::bigint`,
              clicks: sql<number | null>`ad_ledger.clicks + ${clicks}::bigint`,
            })),
        )
        .execute();
    },

    async spentBetween(owner: Owner, from: string, to: string): Promise<number> {
      const row = await db.current
        .selectFrom('ad_ledger')
        .where('business_user_id', '=', owner)
        .where('kind', '=', 'spend')
        .where('day', '>=', from)
        .where('day', '<=', to)
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('spent'))
        .executeTakeFirstOrThrow();
      return row.spent;
    },
  };
}
