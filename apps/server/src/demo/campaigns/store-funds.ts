import type { Insertable } from 'kysely';
import type { Database } from '../../db/schema';
import type { Deps } from '../../deps';
import { userIdOf } from '../../db/owner';
import { dayInTashkent } from '../../clock';
import { endOf } from '../../modules/ads/campaign-days';
import type { PriceModel } from '../../modules/ads/campaign-types';
import { demoDealer } from '../dealers';
import { insertRows } from '../insert-rows';

/** A campaign with what was paid for it, what it spent and what came back. */
export interface FundedCampaign {
  id: number;
  price_model: PriceModel;
  paid: readonly { at: Date; amount: number }[];
  days: readonly { date: string; views: number; clicks: number; spend: number }[];
  released: number;
  releasedAt: Date;
}

const owner = demoDealer.id;

type LedgerRow = Insertable<Database['ad_ledger']>;

/** A movement of the free balance: a payment that was set aside at once, or a rest that came back. */
interface Movement {
  at: Date;
  amount: number;
  campaign_id: number;
  payment_id: number | null;
}

/** The ledger of these campaigns: payments by one card, reserves, spends by day, and the rests that came back. */
export async function storeFunds(
  { db }: Pick<Deps, 'db'>,
  campaigns: readonly FundedCampaign[],
): Promise<void> {
  const total = (of: (campaign: FundedCampaign) => number) =>
    campaigns.reduce((sum, campaign) => sum + of(campaign), 0);
  const paidFor = ({ paid }: FundedCampaign) => paid.reduce((sum, { amount }) => sum + amount, 0);
  const spentBy = ({ days }: FundedCampaign) => days.reduce((sum, { spend }) => sum + spend, 0);
  const [topped_up, spent, released] = [
    total(paidFor),
    total(spentBy),
    total((one) => one.released),
  ];
  await db.current
    .insertInto('ad_accounts')
    .values({
      business_user_id: owner,
      topped_up,
      free: released,
      reserved: topped_up - spent - released,
      spent,
    })
    .execute();
  await insertRows(
    db,
    'campaign_funds',
    campaigns
      .filter(({ paid }) => paid.length > 0)
      .map((campaign) => ({
        campaign_id: campaign.id,
        business_user_id: owner,
        paid: paidFor(campaign),
        spent: spentBy(campaign),
        released: campaign.released,
      })),
  );

  const payments = await storePayments(db, campaigns);
  const back = campaigns
    .filter((campaign) => campaign.released > 0)
    .map(({ id, released: amount, releasedAt }) => ({
      at: releasedAt,
      amount,
      campaign_id: id,
      payment_id: null,
    }));
  await storeMovements(db, [...payments, ...back]);

  const spends = campaigns.flatMap(({ id, price_model, days }) =>
    days.filter(({ spend }) => spend > 0).map((day) => ({ id, price_model, ...day })),
  );
  await insertRows(
    db,
    'ad_ledger',
    spends.map(({ id, price_model, date, views, clicks, spend }) => ({
      business_user_id: owner,
      kind: 'spend' as const,
      at: endOf(date),
      day: date,
      amount: spend,
      free_after: null,
      campaign_id: id,
      payment_id: null,
      views: price_model === 'CPM' ? views : null,
      clicks: price_model === 'CPC' ? clicks : null,
    })),
  );
  await insertRows(
    db,
    'ad_charges',
    spends.map(({ id, date, spend }) => ({
      campaign_id: id,
      event_key: `demo-${date}`,
      business_user_id: owner,
      day: date,
      amount: spend,
      at: endOf(date),
    })),
  );
}

async function storePayments(
  db: Deps['db'],
  campaigns: readonly FundedCampaign[],
): Promise<Movement[]> {
  const planned = campaigns
    .flatMap(({ id, paid }) => paid.map((payment) => ({ id, ...payment })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = planned;
  if (first === undefined) return [];
  const card = await db.current
    .insertInto('payment_cards')
    .values({
      business_user_id: owner,
      token: 'demo-card-uzcard',
      type: 'uzcard',
      masked: '860006******6311',
      expires: '03/99',
      is_default: true,
      created_at: first.at,
      last_used_at: planned.at(-1)?.at ?? null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const movements: Movement[] = [];
  for (const [index, { id, at, amount }] of planned.entries()) {
    const payment = await db.current
      .insertInto('payments')
      .values({
        business_user_id: owner,
        idempotency_key: `demo-payment-${index}`,
        status: 'paid',
        campaign_id: id,
        amount,
        from_balance: 0,
        card_id: card.id,
        card_type: 'uzcard',
        card_masked: '860006******6311',
        payer_name: 'Karvon Motors MChJ',
        payer_tin: '305678912',
        created_by: userIdOf(owner),
        created_by_name: demoDealer.full_name,
        failure_code: null,
        provider_receipt_id: `demo-receipt-${index}`,
        fiscal_url: null,
        created_at: at,
        asked_at: at,
        paid_at: at,
        failed_at: null,
        refund_key: null,
        refund_asked_at: null,
        refunded_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    movements.push({ at, amount, campaign_id: id, payment_id: payment.id });
  }
  return movements;
}

/** In the order of time, with the free balance after each. */
async function storeMovements(db: Deps['db'], movements: readonly Movement[]): Promise<void> {
  let free = 0;
  const rows = movements
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, amount, campaign_id, payment_id }): LedgerRow[] => {
      const row = { business_user_id: owner, at, day: dayInTashkent(at), amount, campaign_id };
      if (payment_id === null) {
        free += amount;
        return [{ ...row, kind: 'release', free_after: free, payment_id }];
      }
      return [
        { ...row, kind: 'top_up', free_after: free + amount, payment_id },
        { ...row, kind: 'reserve', free_after: free, payment_id },
      ];
    });
  await db.current.insertInto('ad_ledger').values(rows).execute();
}
