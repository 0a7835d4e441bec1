import type { Owner } from '../../../platform/values/owner';
import type { StoredRate } from '../../foundation/rates/rates.service';
import { type OfferDetails, inUzs, standingOffers } from './offers.repository';
import { decidedAt, offerStatus } from './trade-in-clock';
import type { MarketplaceOffer, Offer, OtherOffer } from './trade-in-types';

export interface OffersMoment {
  now: Date;
  rate: StoredRate;
}

/** Ranks from 1 by offer id. Takes only valid offers of one car. */
export function ranksOf(
  offers: readonly OfferDetails[],
  { now, rate }: OffersMoment,
): ReadonlyMap<number, number> {
  return new Map(standingOffers(offers, now, rate).map(({ id }, index) => [id, index + 1]));
}

function termsOf(
  row: OfferDetails,
  ranks: ReadonlyMap<number, number>,
  { now, rate }: OffersMoment,
) {
  return {
    id: row.id,
    trade_in_auto_id: row.trade_in_auto_id,
    price: row.price,
    currency: row.currency,
    price_uzs: Math.max(1, inUzs(row, rate)),
    valid_until: row.valid_until.toISOString(),
    status: offerStatus(row, now),
    rank: ranks.get(row.id),
    created_at: row.created_at.toISOString(),
  };
}

/** Maps an offer for the dealership that made it. */
export function toOffer(
  row: OfferDetails,
  ranks: ReadonlyMap<number, number>,
  moment: OffersMoment,
): Offer {
  const terms = termsOf(row, ranks, moment);
  return {
    ...terms,
    is_mine: true,
    version: row.version,
    previous_price: row.previous_price ?? undefined,
    previous_currency: row.previous_currency ?? undefined,
    allowed_actions: terms.status === 'sent' ? ['change', 'withdraw'] : [],
    avtosalon:
      row.avtosalon_id === null || row.avtosalon_name === null
        ? undefined
        : { id: row.avtosalon_id, name: row.avtosalon_name },
    comment: row.comment,
    author: { id: row.author_member_id ?? row.author_id, full_name: row.author_name },
    updated_at: row.updated_at?.toISOString(),
    decided_at: decidedAt(row, moment.now)?.toISOString(),
  };
}

/** Only price, term and status. */
export const toOtherOffer = (
  row: OfferDetails,
  ranks: ReadonlyMap<number, number>,
  moment: OffersMoment,
): OtherOffer => ({ ...termsOf(row, ranks, moment), is_mine: false });

/** Only offers that the dealership may see. */
export function toOfferRows(
  owner: Owner,
  rows: readonly OfferDetails[],
  moment: OffersMoment,
): (Offer | OtherOffer)[] {
  const ranks = ranksOf(rows, moment);
  return rows
    .filter((row) => row.business_user_id === owner || row.status !== 'accepted')
    .map((row) =>
      row.business_user_id === owner
        ? toOffer(row, ranks, moment)
        : toOtherOffer(row, ranks, moment),
    );
}

/** Maps an offer for the buyer who decides. */
export function toMarketplaceOffer(
  row: OfferDetails,
  ranks: ReadonlyMap<number, number>,
  moment: OffersMoment,
): MarketplaceOffer {
  return {
    ...termsOf(row, ranks, moment),
    dealership: {
      id: row.business_user_id,
      name: row.avtosalon_name ?? row.company_name ?? row.author_name,
      phone: row.avtosalon_phone ?? undefined,
      address: row.avtosalon_address ?? undefined,
    },
    comment: row.comment,
    decided_at: decidedAt(row, moment.now)?.toISOString(),
  };
}
