import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/db/tables';
import type { Deps } from '../../src/platform/deps';
import type { Config } from '../../src/platform/config/config';
import { type Owner, userIdOf } from '../../src/platform/values/owner';
import { dayInTashkent, endOf } from '../../src/platform/values/clock';
import type { PriceModel } from '../../src/modules/promotion/ads/campaign-types';
import type { Dealership } from '../dealers';
import { insertRows } from '../insert-rows';

export interface FundedCampaign {
  id: number;
  price_model: PriceModel;
  paid: readonly {
    at: Date;
    amount: number;
    card: 'uzcard' | 'humo';
    failed: boolean;
    refundedAt: Date | undefined;
  }[];
  days: readonly { date: string; views: number; clicks: number; spend: number }[];
  released: number;
  releasedAt: Date;
}

type LedgerRow = Insertable<Database['ad_ledger']>;

/** A movement of the free balance: a payment reserved at once, released money, or a refund to a card. */
interface Movement {
  kind: 'payment' | 'release' | 'refund';
  at: Date;
  amount: number;
  campaign_id: number | null;
  payment_id: number | null;
}

export async function storeFunds(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  dealership: Dealership,
  campaigns: readonly FundedCampaign[],
): Promise<void> {
  const owner = dealership.id;
  const total = (of: (campaign: FundedCampaign) => number) =>
    campaigns.reduce((sum, campaign) => sum + of(campaign), 0);
  const paidFor = ({ paid }: FundedCampaign) =>
    paid.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
  const refunds = campaigns
    .flatMap(({ paid }) => paid)
    .reduce((sum, { amount, refundedAt }) => sum + (refundedAt === undefined ? 0 : amount), 0);
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
      refunded: refunds,
      free: released - refunds,
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

  const payments = await storePayments({ db, clock, config }, dealership, campaigns);
  const back = campaigns
    .filter((campaign) => campaign.released > 0)
    .map(({ id, released: amount, releasedAt }) => ({
      kind: 'release' as const,
      at: releasedAt,
      amount,
      campaign_id: id,
      payment_id: null,
    }));
  await storeMovements(db, owner, [...payments, ...back]);

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

function monthsLater(now: Date, months: number): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return `${String(month.getUTCMonth() + 1).padStart(2, '0')}/${String(month.getUTCFullYear() % 100)}`;
}

/** Cards that the local provider knows from the start. One of them expires soon. */
const demoCards = {
  uzcard: { token: 'demo-card-uzcard', masked: '860006******6311', months: 28 },
  humo: { token: 'demo-card-humo', masked: '986012******0048', months: 1 },
} as const;

type CardName = keyof typeof demoCards;

async function storeCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
  type: CardName,
  used: readonly { at: Date; card: CardName; failed: boolean }[],
): Promise<number> {
  const { token, masked, months } = demoCards[type];
  const own = used.filter(({ card }) => card === type);
  const paid = own.filter(({ failed }) => !failed);
  const row = await db.current
    .insertInto('payment_cards')
    .values({
      business_user_id: owner,
      token,
      type,
      masked,
      expires: monthsLater(clock.now(), months),
      is_default: type === 'uzcard',
      created_at: own[0]?.at ?? clock.now(),
      last_used_at: paid.at(-1)?.at ?? null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Address reported for later payments; null without one. */
function fiscalUrl({ PAYMENTS, PAYME_MODE, PAYME_URL, PAYME_PUBLIC_URL }: Config, receipt: string) {
  if (PAYMENTS !== 'payme' || PAYME_MODE !== 'sandbox') return null;
  return new URL(`/fiscal/${receipt}`, PAYME_PUBLIC_URL ?? PAYME_URL).href;
}

async function storePayments(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id: owner, language, full_name, company }: Dealership,
  campaigns: readonly FundedCampaign[],
): Promise<Movement[]> {
  const planned = campaigns
    .flatMap(({ id, paid }) => paid.map((payment) => ({ id, ...payment })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const cards = {
    uzcard: await storeCard(deps, owner, 'uzcard', planned),
    humo: await storeCard(deps, owner, 'humo', planned),
  };
  const movements: Movement[] = [];
  for (const [index, { id, at, amount, card, failed, refundedAt }] of planned.entries()) {
    const name = language === 'ru' ? String(index) : `${language}-${index}`;
    const receipt = `demo-receipt-${name}`;
    const payment = await deps.db.current
      .insertInto('payments')
      .values({
        business_user_id: owner,
        idempotency_key: `demo-payment-${name}`,
        status: failed ? 'failed' : refundedAt === undefined ? 'paid' : 'refunded',
        campaign_id: id,
        amount,
        from_balance: 0,
        card_id: cards[card],
        card_type: card,
        card_masked: demoCards[card].masked,
        payer_name: company.company_name,
        payer_tin: company.tin,
        created_by: userIdOf(owner),
        created_by_name: full_name,
        failure_code: failed ? 'insufficient_funds' : null,
        provider_receipt_id: receipt,
        fiscal_url: failed ? null : fiscalUrl(deps.config, receipt),
        created_at: at,
        asked_at: at,
        paid_at: failed ? null : at,
        failed_at: failed ? at : null,
        refund_key: refundedAt === undefined ? null : `demo-refund-${name}`,
        refund_asked_at: refundedAt ?? null,
        refunded_at: refundedAt ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const moved = { amount, payment_id: payment.id };
    if (!failed) movements.push({ ...moved, kind: 'payment', at, campaign_id: id });
    if (refundedAt !== undefined)
      movements.push({ ...moved, kind: 'refund', at: refundedAt, campaign_id: null });
  }
  return movements;
}

async function storeMovements(
  db: Deps['db'],
  owner: Owner,
  movements: readonly Movement[],
): Promise<void> {
  let free = 0;
  const rows = movements
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ kind, at, amount, campaign_id, payment_id }): LedgerRow[] => {
      const row = { business_user_id: owner, at, day: dayInTashkent(at), amount, campaign_id };
      if (kind !== 'payment') {
        free += kind === 'release' ? amount : -amount;
        return [{ ...row, kind, free_after: free, payment_id }];
      }
      return [
        { ...row, kind: 'top_up', free_after: free + amount, payment_id },
        { ...row, kind: 'reserve', free_after: free, payment_id },
      ];
    });
  await db.current.insertInto('ad_ledger').values(rows).execute();
}
