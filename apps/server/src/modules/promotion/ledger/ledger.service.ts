import { day, dayInTashkent, endOf } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { Problem } from '../../../platform/http/problem';
import { type Account, type Funds, createLedgerRepository, noFunds } from './ledger.repository';

export type { Account };

/** Days of the balance's `period`, today included. */
const periodDays = 30;

/** Views or clicks to charge: `amount` is the price of exactly this number of one of the two. */
export interface Charge {
  campaignId: number;
  /** Key of these events. Events with a charged key are never charged again. */
  eventKey: string;
  /** Day of Tashkent on which they happened. */
  day: string;
  amount: number;
  units: { views: number } | { clicks: number };
}

/** Thrown when a charge exceeds the campaign's money. Read `left` under the same lock before charging. */
export class FundsExceeded extends Error {
  constructor(campaignId: number, left: number, amount: number) {
    super(`Campaign ${campaignId} has ${left} left, less than ${amount}.`);
    this.name = 'FundsExceeded';
  }
}

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error(`${amount} is no amount of money.`);
}

/** @throws Problem 409 with the usable amount */
function requireFree({ free, held }: Account, amount: number): void {
  if (free - held < amount)
    throw new Problem(409, 'balance_too_low', { detail: `Free: ${free - held} UZS` });
}

/**
 * Moves money: every change of a total has a ledger row in the same transaction. Callers that also lock a campaign lock it before the
 * account, to avoid deadlocks.
 */
export function createLedger({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const repository = createLedgerRepository(db);

  async function funds(owner: Owner, campaignId: number): Promise<Funds> {
    return (await repository.fundsOf(owner, [campaignId])).get(campaignId) ?? noFunds;
  }

  /** Runs `work` while nothing else moves money of this business; the surrounding transaction keeps the lock to its end. */
  const locked = <Result>(owner: Owner, work: (account: Account) => Promise<Result>) =>
    db.transaction(async () => work(await repository.lockAccount(owner)));

  function moment() {
    const at = clock.now();
    return { at, day: dayInTashkent(at) };
  }

  return {
    funds,
    fundsOf: repository.fundsOf,
    account: repository.account,
    /** Held until the surrounding transaction ends. */
    lockAccount: repository.lockAccount,

    /** Under the account's lock `left` stays valid until the surrounding transaction ends. */
    lockFunds: async (owner: Owner, campaignId: number): Promise<Funds> => {
      await repository.lockAccount(owner);
      return funds(owner, campaignId);
    },

    async balance(owner: Owner) {
      const { topped_up, refunded, free, held, reserved, spent } = await repository.account(owner);
      const now = clock.now();
      const to = dayInTashkent(now);
      const from = dayInTashkent(new Date(now.getTime() - (periodDays - 1) * day));
      const period = { from, to, spent: await repository.spentBetween(owner, from, to) };
      return { currency: 'UZS' as const, topped_up, refunded, free, held, reserved, spent, period };
    },

    /** Money of a charged card. Once per payment, enforced by the table. */
    topUp: (owner: Owner, input: { paymentId: number; campaignId: number; amount: number }) =>
      locked(owner, async ({ free }) => {
        requireAmount(input.amount);
        await repository.changeAccount(owner, { topped_up: input.amount, free: input.amount });
        await repository.append(owner, {
          ...moment(),
          kind: 'top_up',
          amount: input.amount,
          free_after: free + input.amount,
          campaign_id: input.campaignId,
          payment_id: input.paymentId,
        });
      }),

    /** @param payment may use the money held for it @throws Problem 409 `balance_too_low` */
    reserve: (
      owner: Owner,
      campaignId: number,
      amount: number,
      payment?: { id: number; held: number },
    ): Promise<Funds> =>
      locked(owner, async (account) => {
        requireAmount(amount);
        requireFree({ ...account, held: account.held - (payment?.held ?? 0) }, amount);
        await repository.changeAccount(owner, { free: -amount, reserved: amount });
        await repository.append(owner, {
          ...moment(),
          kind: 'reserve',
          amount,
          free_after: account.free - amount,
          campaign_id: campaignId,
          payment_id: payment?.id ?? null,
        });
        return repository.changeFunds(owner, campaignId, { paid: amount });
      }),

    /**
     * Spends a campaign's money. Events with a key that was charged before cost nothing.
     * @returns whether it was charged now, and the funds after it
     * @throws FundsExceeded when the campaign has less left: nothing is charged then
     */
    charge: (
      owner: Owner,
      { units, ...part }: Charge,
    ): Promise<{ isCharged: boolean; funds: Funds }> =>
      locked(owner, async () => {
        requireAmount(part.amount);
        const before = await funds(owner, part.campaignId);
        const spend = {
          ...part,
          views: 'views' in units ? units.views : null,
          clicks: 'clicks' in units ? units.clicks : null,
        };
        if (!(await repository.addCharge(owner, spend, clock.now())))
          return { isCharged: false, funds: before };
        if (before.left < part.amount)
          throw new FundsExceeded(part.campaignId, before.left, part.amount);
        await repository.changeAccount(owner, { reserved: -part.amount, spent: part.amount });
        await repository.addSpend(owner, spend, endOf(part.day));
        const after = await repository.changeFunds(owner, part.campaignId, { spent: part.amount });
        return { isCharged: true, funds: after };
      }),

    /** Releases all that is left, or `amount`. @returns the released amount; 0 when nothing is left, which writes no row */
    release: (owner: Owner, campaignId: number, amount?: number): Promise<number> =>
      locked(owner, async ({ free }) => {
        const { left } = await funds(owner, campaignId);
        const released = amount ?? left;
        if (released > left) throw new FundsExceeded(campaignId, left, released);
        if (released === 0) return 0;
        requireAmount(released);
        await repository.changeAccount(owner, { free: released, reserved: -released });
        await repository.append(owner, {
          ...moment(),
          kind: 'release',
          amount: released,
          free_after: free + released,
          campaign_id: campaignId,
          payment_id: null,
        });
        await repository.changeFunds(owner, campaignId, { released });
        return released;
      }),

    /** The money was held since the refund began. @throws Problem 409 `balance_too_low` */
    refund: (
      owner: Owner,
      { paymentId, amount, held }: { paymentId: number; amount: number; held: number },
    ): Promise<void> =>
      locked(owner, async (account) => {
        requireAmount(amount);
        requireFree({ ...account, held: account.held - held }, amount);
        await repository.changeAccount(owner, { refunded: amount, free: -amount });
        await repository.append(owner, {
          ...moment(),
          kind: 'refund',
          amount,
          free_after: account.free - amount,
          campaign_id: null,
          payment_id: paymentId,
        });
      }),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
