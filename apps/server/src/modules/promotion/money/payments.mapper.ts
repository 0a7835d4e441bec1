import type { Account } from '../ledger/ledger.service';
import type { PaymentRow } from './payments.repository';

export type RefundBlock = 'not_paid' | 'no_card' | 'reserved' | 'spent' | 'refunding' | 'refunded';

/**
 * Checks whether a payment can be refunded. Campaigns spend the oldest receipts first, so a receipt is unspent while earlier ones cover all
 * spending.
 * @returns undefined when it can be refunded
 */
export function refundBlock(payment: PaymentRow, account: Account): RefundBlock | undefined {
  const { status, amount, before } = payment;
  if (status === 'refunding' || status === 'refunded') return status;
  if (status !== 'paid') return 'not_paid';
  if (amount === 0) return 'no_card';
  if ((before ?? 0) < account.spent) return 'spent';
  return account.free - account.held < amount ? 'reserved' : undefined;
}

export interface PaymentRelations {
  account: Account;
  titleOf: (campaignId: number) => string;
}

const cardOf = ({ card_type, card_masked }: PaymentRow) =>
  card_type === null || card_masked === null
    ? {}
    : { card: { type: card_type, masked: card_masked } };

function timesOf({ paid_at, failed_at, refunded_at }: PaymentRow) {
  return {
    paid_at: paid_at?.toISOString(),
    failed_at: failed_at?.toISOString(),
    refunded_at: refunded_at?.toISOString(),
  };
}

export function toPayment(row: PaymentRow, { account, titleOf }: PaymentRelations) {
  const block = refundBlock(row, account);
  const { failure_code, provider_receipt_id, fiscal_url, payer_tin } = row;
  return {
    id: row.id,
    number: String(row.id),
    status: row.status,
    campaign: { id: row.campaign_id, title: titleOf(row.campaign_id) },
    amount: row.amount,
    from_balance: row.from_balance,
    currency: 'UZS' as const,
    ...cardOf(row),
    payer: { company_name: row.payer_name, tin: payer_tin ?? undefined },
    created_by: { id: row.created_by, full_name: row.created_by_name },
    is_refundable: block === undefined,
    refund_blocked_by: block,
    created_at: row.created_at.toISOString(),
    failure_code: failure_code ?? undefined,
    provider_receipt_id: provider_receipt_id ?? undefined,
    fiscal_url: fiscal_url ?? undefined,
    ...timesOf(row),
  };
}

export type Payment = ReturnType<typeof toPayment>;
