import type { Db } from '../../../platform/db/client';
import { type Owner, userIdOf } from '../../../platform/values/owner';
import type { Clock } from '../../../platform/values/clock';

let last = 0;

export async function addTestPayment(
  { db, clock }: { db: Db; clock: Clock },
  owner: Owner,
  { campaignId, amount }: { campaignId: number; amount: number },
): Promise<number> {
  last += 1;
  const number = last;
  const masked = `860006******${String(number).slice(-4).padStart(4, '0')}`;
  const card = await db.current
    .insertInto('payment_cards')
    .values({
      business_user_id: owner,
      token: `token-of-card-${number}`,
      type: 'uzcard',
      masked,
      expires: '03/99',
      is_default: false,
      created_at: clock.now(),
      last_used_at: null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await db.current
    .insertInto('payments')
    .values({
      business_user_id: owner,
      idempotency_key: `fixture-${number}`,
      status: 'paid',
      campaign_id: campaignId,
      amount,
      from_balance: 0,
      card_id: card.id,
      card_type: 'uzcard',
      card_masked: masked,
      payer_name: 'Karvon Motors MChJ',
      payer_tin: null,
      created_by: userIdOf(owner),
      created_by_name: 'Жасур Каримов',
      failure_code: null,
      provider_receipt_id: `fixture-receipt-${number}`,
      fiscal_url: null,
      created_at: clock.now(),
      asked_at: clock.now(),
      paid_at: clock.now(),
      failed_at: null,
      refund_key: null,
      refund_asked_at: null,
      refunded_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return payment.id;
}
