import { type Access, businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { Problem, conflict } from '../../../platform/http/problem';
import { providerUnavailable } from './cards.service';
import type { Ledger } from '../ledger/ledger.service';
import { type PaymentCharge, nextAsk } from './payment-charge.service';
import { refundBlock } from './payments.mapper';
import { type StoredPayment, createPaymentsRepository } from './payments.repository';

export const refundJob = 'payment_refund';

export interface RefundParts {
  ledger: Ledger;
  charge: Pick<PaymentCharge, 'start'>;
  /** Called in the transaction of every change. */
  onChanged: (owner: Owner, id: number) => Promise<void>;
}

export function createPaymentRefund(
  { db, clock, jobs, payments: provider }: Deps,
  { ledger, charge, onChanged }: RefundParts,
) {
  const payments = createPaymentsRepository(db);

  /** Holds the money. @returns the payment, or undefined when this request was already started */
  const begin = (access: Access, id: number, key: string): Promise<StoredPayment | undefined> =>
    db.transaction(async () => {
      const stored = await payments.lock(access, id);
      if (stored.refund_key === key && stored.status !== 'paid') return undefined;
      const account = await ledger.lockAccount(access.owner);
      const row = await payments.list.require(access, id);
      const block = refundBlock(row, account);
      if (block === 'reserved') throw conflict('refund_reserved');
      if (block === 'spent') throw conflict('refund_spent');
      if (block !== undefined) throw conflict('refund_not_possible');
      if (provider === undefined) throw providerUnavailable();
      const now = clock.now();
      const asked = { status: 'refunding', refund_key: key, refund_asked_at: now } as const;
      const payment = await payments.update(access, id, asked);
      await jobs.schedule(refundJob, id, nextAsk(now, now));
      await onChanged(access.owner, id);
      return payment;
    });

  /** A second call changes nothing. */
  const finish = (access: Access, id: number): Promise<void> =>
    db.transaction(async () => {
      const payment = await payments.lock(access, id);
      if (payment.status !== 'refunding') return;
      await payments.update(access, id, { status: 'refunded', refunded_at: clock.now() });
      await jobs.cancel(refundJob, id);
      // The money is no longer held, because the status above changed.
      await ledger.refund(access.owner, { paymentId: id, amount: payment.amount, held: 0 });
      await onChanged(access.owner, id);
    });

  const takeBack = (access: Access, id: number): Promise<void> =>
    db.transaction(async () => {
      const payment = await payments.lock(access, id);
      if (payment.status !== 'refunding') return;
      await payments.update(access, id, {
        status: 'paid',
        refund_key: null,
        refund_asked_at: null,
      });
      await jobs.cancel(refundJob, id);
      await onChanged(access.owner, id);
    });

  async function ask(id: number): Promise<void> {
    const payment = await payments.byId(id);
    if (payment?.status !== 'refunding' || payment.provider_receipt_id === null) return;
    const state = await provider?.checkReceipt(payment.provider_receipt_id);
    if (state?.kind !== 'done') return;
    if (state.value === 'cancelled') return finish(businessAccess(payment.business_user_id), id);
    // The first request never arrived.
    if (state.value === 'paid') await provider?.cancelReceipt(payment.provider_receipt_id);
  }

  jobs.registerJob(refundJob, async (id) => {
    const payment = await payments.byId(id);
    if (payment?.status !== 'refunding') return;
    const since = payment.refund_asked_at ?? clock.now();
    await jobs.schedule(refundJob, id, nextAsk(since, clock.now()));
    db.afterCommit(() => charge.start(() => ask(id), id));
  });

  return {
    /**
     * Requests the refund of a payment from the provider; its money is held meanwhile.
     * @throws Problem 404; 409 `refund_reserved`, `refund_spent`, `refund_not_possible`; 503, and nothing changed
     */
    async start(access: Access, id: number, key: string): Promise<void> {
      const payment = await begin(access, id, key);
      if (payment === undefined || provider === undefined) return;
      const { provider_receipt_id: receipt } = payment;
      if (receipt === null) throw new Error(`Payment ${id} was paid without a receipt.`);
      const outcome = await provider.cancelReceipt(receipt);
      if (outcome.kind === 'unreachable') {
        await takeBack(access, id);
        throw providerUnavailable();
      }
      if (outcome.kind === 'refused') {
        await takeBack(access, id);
        throw new Problem(409, 'refund_not_possible');
      }
      if (outcome.kind === 'done' && outcome.value === 'cancelled') await finish(access, id);
    },
  };
}
