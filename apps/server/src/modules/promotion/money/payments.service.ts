import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Owner, UserId } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { type CsvFile, mapBatches } from '../../../platform/http/csv';
import { requirePayable } from '../../../platform/http/permissions';
import { Problem, conflict, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import { only } from '../../../platform/values/only';
import { isExpired } from './cards.mapper';
import { type StoredCard, createCardsRepository } from './cards.repository';
import { providerUnavailable } from './cards.service';
import type { Account, Ledger } from '../ledger/ledger.service';
import type { PayableCampaigns } from './payable-campaigns';
import { type PaymentCharge, chargeJob, nextAsk } from './payment-charge.service';
import { type CsvPayment, paymentColumns } from './payment-csv';
import { type Payment, toPayment } from './payments.mapper';
import {
  type PaymentFilters,
  type PaymentOrdering,
  type PaymentRow,
  type StoredPayment,
  createPaymentsRepository,
} from './payments.repository';

/** Limits of one charge in so'm: Payme's minimum, and our maximum. */
export const amountLimits = { min: 1000, max: 100_000_000 } as const;

/** Payer: the company as named on the receipt, and the user who pays. */
export interface Payer {
  company: string;
  tin: string | null;
  user: { id: UserId; name: string };
}

export interface NewPaymentInput {
  campaign_id: number;
  card_id?: number | undefined;
  amount?: number | undefined;
  from_balance?: number | undefined;
  /** Paid sum of the campaign when the dialog was shown. */
  expected_paid?: number | undefined;
}

type Query = PaymentFilters & {
  status?: readonly StoredPayment['status'][] | undefined;
  ordering?: PaymentOrdering | undefined;
};

export interface PaymentsOptions {
  campaigns: PayableCampaigns;
  charge: PaymentCharge;
  ledger: Ledger;
  /** @throws Problem 429 */
  limit: (owner: Owner) => Promise<void>;
}

/** @throws Problem 422 `range_order` */
export function requirePeriod({ from, to }: PaymentFilters): void {
  if (from !== undefined && to !== undefined && to < from)
    throw validation([{ field: 'to', code: 'range_order' }]);
}

/** A payment is started once per key. */
export function createPaymentsService(
  { db, clock, jobs, payments: provider }: Deps,
  { campaigns, charge, ledger, limit }: PaymentsOptions,
) {
  const payments = createPaymentsRepository(db);
  const cards = createCardsRepository(db);

  async function present(
    access: Access,
    rows: readonly PaymentRow[],
    language: Language,
  ): Promise<Payment[]> {
    const account = await ledger.account(access.owner);
    const ids = [...new Set(rows.map((row) => row.campaign_id))];
    const titles = await campaigns.titles(access, ids, language);
    const titleOf = (id: number) => titles.get(id) ?? `№ ${id}`;
    return rows.map((row) => toPayment(row, { account, titleOf }));
  }

  /** @throws Problem 404 */
  async function get(access: Access, id: number, language: Language): Promise<Payment> {
    return only(await present(access, [await payments.list.require(access, id)], language));
  }

  /** @throws Problem 422 `unknown_reference`, `card_expired`, `amount_out_of_range`; 503 */
  async function cardOf(access: Access, input: NewPaymentInput): Promise<StoredCard | undefined> {
    const { card_id, amount = 0 } = input;
    if (card_id === undefined) return undefined;
    const card = await cards.find(access, card_id);
    if (card === undefined) throw validation([{ field: 'card_id', code: 'unknown_reference' }]);
    if (isExpired(card.expires, clock.now()))
      throw validation([{ field: 'card_id', code: 'card_expired' }]);
    if (amount < amountLimits.min || amount > amountLimits.max)
      throw validation([{ field: 'amount', code: 'amount_out_of_range', params: amountLimits }]);
    if (provider === undefined) throw providerUnavailable();
    return card;
  }

  const pendingConflict = (id: number) =>
    new Problem(409, 'payment_pending', { conflicts_with: { id, title: String(id) } });

  /** @throws Problem 409 `campaign_not_payable`; 422 `unknown_reference` */
  function requireOpen(state: 'unknown' | 'payable' | 'closed'): void {
    if (state === 'unknown')
      throw validation([{ field: 'campaign_id', code: 'unknown_reference' }]);
    if (state === 'closed') throw conflict('campaign_not_payable');
  }

  /** @throws Problem 409 `payment_pending`, `campaign_paid_meanwhile`, `balance_too_low` */
  async function requireFree(
    owner: Owner,
    { campaign_id, from_balance = 0, expected_paid }: NewPaymentInput,
    { free, held }: Account,
  ): Promise<void> {
    const pending = await payments.pendingOf(owner, campaign_id);
    if (pending !== undefined) throw pendingConflict(pending);
    if (expected_paid !== undefined) {
      const funds = (await ledger.fundsOf(owner, [campaign_id])).get(campaign_id);
      if ((funds?.paid ?? 0) !== expected_paid) throw conflict('campaign_paid_meanwhile');
    }
    if (free - held < from_balance)
      throw new Problem(409, 'balance_too_low', { detail: `Free: ${free - held} UZS` });
  }

  function insert(
    access: Access,
    key: string,
    payer: Payer,
    input: NewPaymentInput,
    card: StoredCard | undefined,
  ): Promise<StoredPayment> {
    return payments.insert(access, {
      idempotency_key: key,
      status: 'pending',
      campaign_id: input.campaign_id,
      amount: card === undefined ? 0 : (input.amount ?? 0),
      from_balance: input.from_balance ?? 0,
      card_id: card?.id ?? null,
      card_type: card?.type ?? null,
      card_masked: card?.masked ?? null,
      payer_name: payer.company,
      payer_tin: payer.tin,
      created_by: payer.user.id,
      created_by_name: payer.user.name,
      failure_code: null,
      provider_receipt_id: null,
      fiscal_url: null,
      created_at: clock.now(),
      asked_at: null,
      paid_at: null,
      failed_at: null,
      refund_key: null,
      refund_asked_at: null,
      refunded_at: null,
    });
  }

  /** Commits payment and ledger entries before the provider is called, so that the payment is known whatever happens. */
  const begin = (
    access: Access,
    key: string,
    payer: Payer,
    input: NewPaymentInput,
    card: StoredCard | undefined,
  ) =>
    db.transaction(async () => {
      // Lock order: the campaign before the account. The key is checked under both, so that a second request sees the first.
      const state = await campaigns.lock(access, input.campaign_id);
      const account = await ledger.lockAccount(access.owner);
      const known = await payments.find(access, { idempotency_key: key });
      if (known !== undefined) return { payment: known, isNew: false };
      requireOpen(state);
      // Checked under the account's lock, so that concurrent payments add up.
      const paid = await payments.paidOn(access.owner, payer.user.id, dayInTashkent(clock.now()));
      requirePayable(access, paid + (input.amount ?? 0) + (input.from_balance ?? 0));
      await requireFree(access.owner, input, account);
      const payment = await insert(access, key, payer, input, card);
      if (card === undefined) await charge.settle(access, payment.id, { status: 'paid' }, false);
      else await jobs.schedule(chargeJob, payment.id, nextAsk(payment.created_at, clock.now()));
      return { payment, isNew: true };
    });

  return {
    get,

    /**
     * Charges the card at most once per key, however many requests carry it.
     * @returns id of the payment, whatever its outcome
     * @throws Problem 409, 422, 429; 503 when nothing was charged
     */
    async start(
      access: Access,
      key: string,
      payer: Payer,
      input: NewPaymentInput,
    ): Promise<number> {
      const known = await payments.find(access, { idempotency_key: key });
      if (known !== undefined) return known.id;
      await limit(access.owner);
      const card = await cardOf(access, input);
      const { payment, isNew } = await begin(access, key, payer, input, card);
      if (!isNew || card === undefined) return payment.id;
      if (!(await charge.charge(access, payment, card.token))) throw providerUnavailable();
      return payment.id;
    },

    /** @throws Problem 422 `range_order` */
    async page(access: Access, query: Query & { page: number; size: number }, language: Language) {
      requirePeriod(query);
      const { rows, count, statuses } = await payments.list.page(access, query);
      return { results: await present(access, rows, language), count, statuses };
    },

    /** @throws Problem 422 `range_order`, `too_many_rows` */
    async csv(access: Access, query: Query, language: Language): Promise<CsvFile<CsvPayment>> {
      requirePeriod(query);
      const rows = await payments.list.file(access, query);
      const name = `payments-${dayInTashkent(clock.now())}.csv`;
      return {
        name,
        columns: paymentColumns,
        rows: mapBatches(rows, (batch) => present(access, batch, language)),
        language,
        separator: ';',
      };
    },

    /** @throws Problem 404; 409 `payment_not_paid`; 429; 503 */
    async sendReceipt(access: Access, id: number, phone: string): Promise<void> {
      const { status, provider_receipt_id: receipt } = await payments.require(access, id);
      if (status !== 'paid' || receipt === null) throw conflict('payment_not_paid');
      await limit(access.owner);
      const outcome = await provider?.sendReceipt(receipt, phone);
      if (outcome?.kind !== 'done') throw providerUnavailable();
    },
  };
}
