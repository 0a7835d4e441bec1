import { day, minute, second } from '../../../platform/values/clock';
import { type Access, businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import type { PaymentFailure } from '../ledger/money-types';
import type { Ledger } from '../ledger/ledger.service';
import type { PayableCampaigns } from './payable-campaigns';
import { type StoredPayment, createPaymentsRepository } from './payments.repository';

/** Time during which a payment without an outcome is checked. Then its receipt is cancelled, so that it can never be charged. */
const longestWait = day;

export const chargeJob = 'payment_check';

/** Returns the time of the next check: after 2 s at first, then after as long as it has waited, 5 minutes at most. */
export function nextAsk(since: Date, now: Date): Date {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(5 * minute, Math.max(2 * second, waited)));
}

type Ending =
  | { status: 'paid' }
  | { status: 'cancelled' }
  | { status: 'failed'; failure: PaymentFailure };

export interface ChargeOptions {
  ledger: Ledger;
  campaigns: PayableCampaigns;
  /** Called in the transaction of an outcome that arrived after the request had ended. */
  onEnded: (owner: Owner, payment: StoredPayment, isPaid: boolean) => Promise<void>;
  /** Called in the transaction of every other change. */
  onChanged: (owner: Owner, id: number) => Promise<void>;
}

export function createPaymentCharge(
  { db, clock, jobs, log, payments: provider }: Deps,
  { ledger, campaigns, onEnded, onChanged }: ChargeOptions,
) {
  const payments = createPaymentsRepository(db);
  const running = new Set<Promise<unknown>>();

  async function credit(access: Access, payment: StoredPayment): Promise<void> {
    const { id, campaign_id: campaignId, amount, from_balance } = payment;
    if (amount > 0) await ledger.topUp(access.owner, { paymentId: id, campaignId, amount });
    const state = await campaigns.lock(access, campaignId);
    // The campaign was stopped meanwhile: the money stays on the balance.
    if (state !== 'payable') return;
    await ledger.reserve(access.owner, campaignId, amount + from_balance, { id, held: 0 });
    await campaigns.funded(access, campaignId, {
      amount: amount + from_balance,
      paymentId: id,
      by: { id: payment.created_by, name: payment.created_by_name },
    });
  }

  /** Writes the outcome, its ledger entries and the campaign's state in one transaction. A second outcome changes nothing. */
  const settle = (access: Access, id: number, ending: Ending, isLate: boolean): Promise<void> =>
    db.transaction(async () => {
      const { campaign_id } = await payments.require(access, id);
      await campaigns.lock(access, campaign_id);
      const payment = await payments.lock(access, id);
      if (payment.status !== 'pending') return;
      const now = clock.now();
      const isPaid = ending.status === 'paid';
      await payments.update(access, id, {
        status: ending.status,
        ...(isPaid ? { paid_at: now } : { failed_at: now }),
        ...(ending.status === 'failed' ? { failure_code: ending.failure } : {}),
      });
      await jobs.cancel(chargeJob, id);
      if (isPaid) await credit(access, payment);
      if (isPaid && payment.card_id !== null) await payments.cardUsed(payment.card_id, now);
      if (isLate) await onEnded(access.owner, payment, isPaid);
      else await onChanged(access.owner, id);
    });

  const later = (payment: StoredPayment) =>
    jobs.schedule(chargeJob, payment.id, nextAsk(payment.created_at, clock.now()));

  /** @returns undefined when the provider has no receipt: nothing is charged, and the payment is deleted */
  async function openReceipt(access: Access, payment: StoredPayment): Promise<string | undefined> {
    const outcome = await provider?.createReceipt({
      paymentId: payment.id,
      campaignId: payment.campaign_id,
      amount: payment.amount,
    });
    if (outcome?.kind !== 'done') {
      await payments.forget(access.owner, payment.id);
      return undefined;
    }
    const { id: receipt } = outcome.value;
    await db.transaction(async () => {
      await payments.update(access, payment.id, {
        provider_receipt_id: receipt,
        // Written before the card is charged: a payment without it was surely not charged.
        asked_at: clock.now(),
      });
      await onChanged(access.owner, payment.id);
    });
    return receipt;
  }

  /** @returns false when the provider did not respond and nothing was charged; the payment is deleted then */
  async function charge(access: Access, payment: StoredPayment, token: string): Promise<boolean> {
    const receipt = await openReceipt(access, payment);
    if (receipt === undefined || provider === undefined) return false;
    const outcome = await provider.payReceipt(receipt, token);
    switch (outcome.kind) {
      case 'done':
        if (outcome.value === 'paid') await settle(access, payment.id, { status: 'paid' }, false);
        break;
      case 'refused':
        await refused(access, payment, receipt, outcome.failure);
        break;
      case 'unreachable':
        await settle(
          access,
          payment.id,
          { status: 'failed', failure: 'provider_unavailable' },
          false,
        );
        break;
      case 'unknown':
        break;
    }
    return true;
  }

  /**
   * Ends a payment whose charge was rejected, once its receipt can no longer be charged: an earlier request may still be under way. An open
   * receipt is cancelled first. In any other state the payment stays pending, and the job checks again.
   */
  async function refused(
    access: Access,
    payment: StoredPayment,
    receipt: string,
    failure: PaymentFailure,
  ): Promise<void> {
    const checked = await provider?.checkReceipt(receipt);
    const isOpen = checked?.kind === 'done' && checked.value === 'open';
    const state = isOpen ? await provider?.cancelReceipt(receipt) : checked;
    if (state?.kind !== 'done') return;
    if (state.value === 'paid') await settle(access, payment.id, { status: 'paid' }, false);
    if (state.value === 'cancelled')
      await settle(access, payment.id, { status: 'failed', failure }, false);
  }

  /** After a day the receipt is cancelled. */
  async function ask(id: number): Promise<void> {
    const payment = await payments.byId(id);
    if (payment === undefined || payment.status !== 'pending') return;
    const { provider_receipt_id: receipt, asked_at } = payment;
    const access = businessAccess(payment.business_user_id);
    if (receipt === null || asked_at === null) {
      // The server stopped between the two steps: no card was charged.
      const isOld = clock.now().getTime() - payment.created_at.getTime() >= minute;
      if (!isOld) return later(payment);
      return settle(access, id, { status: 'failed', failure: 'provider_unavailable' }, true);
    }
    const isOver = clock.now().getTime() - payment.created_at.getTime() >= longestWait;
    const outcome = await provider?.checkReceipt(receipt);
    const state = outcome?.kind === 'done' ? outcome.value : undefined;
    if (state === 'paid') return settle(access, id, { status: 'paid' }, true);
    if (state === 'cancelled') return settle(access, id, { status: 'cancelled' }, true);
    if (isOver && state === 'open') {
      const cancelled = await provider?.cancelReceipt(receipt);
      if (cancelled?.kind === 'done' && cancelled.value === 'cancelled')
        return settle(access, id, { status: 'cancelled' }, true);
    }
    return later(payment);
  }

  /** Starts the work outside the job's transaction, so that a slow provider delays no timer. */
  function start(work: () => Promise<void>, id: number): void {
    const promise = db.detached(() =>
      work().catch((error: unknown) => {
        log.error({ err: error, payment_id: id }, 'payment.request_failed');
      }),
    );
    running.add(promise);
    void promise.finally(() => running.delete(promise));
  }

  jobs.registerJob(chargeJob, async (id) => {
    const payment = await payments.byId(id);
    if (payment === undefined || payment.status !== 'pending') return;
    // Rescheduled first: if this process dies meanwhile, another one checks.
    await later(payment);
    db.afterCommit(() => start(() => ask(id), id));
  });

  return {
    charge,
    settle,
    start,
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export type PaymentCharge = ReturnType<typeof createPaymentCharge>;
