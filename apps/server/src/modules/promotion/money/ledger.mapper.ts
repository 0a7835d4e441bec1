import type { LedgerRow } from './ledger-list.repository';

interface CampaignName {
  id: number;
  title: string;
}

function paymentOf({ payment_id, payment_status }: LedgerRow) {
  if (payment_id === null || payment_status === null) return {};
  return { payment: { id: payment_id, number: String(payment_id), status: payment_status } };
}

function cardOf({ kind, card_type, card_masked }: LedgerRow) {
  const isByCard = kind === 'top_up' || kind === 'refund';
  if (!isByCard || card_type === null || card_masked === null) return {};
  return { card: { type: card_type, masked: card_masked } };
}

/** A day that is not over is shown as of now. */
function spendOf({ day, at, views, clicks }: LedgerRow, now: Date) {
  return {
    day,
    is_open: at > now,
    views: views ?? undefined,
    clicks: clicks ?? undefined,
  };
}

export function toLedgerEntry(row: LedgerRow, now: Date, campaign: CampaignName | undefined) {
  const at = row.at > now ? now : row.at;
  return {
    id: row.id,
    kind: row.kind,
    at: at.toISOString(),
    amount: row.amount,
    free_after: row.free_after ?? undefined,
    campaign,
    ...paymentOf(row),
    ...cardOf(row),
    ...(row.kind === 'spend' ? spendOf(row, now) : {}),
  };
}

export type LedgerEntry = ReturnType<typeof toLedgerEntry>;
