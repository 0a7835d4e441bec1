import type { Owner } from '../../../platform/values/owner';

/** Views or clicks of one day that are paid for together. */
export interface Charge {
  campaignId: number;
  /** One of these events: none is ever charged twice. */
  eventKey: string;
  /** Day of Tashkent. */
  day: string;
  /** So'm. */
  amount: number;
  units: { views: number } | { clicks: number };
}

/**
 * What campaigns ask of the ledger. Each call is part of the surrounding transaction, in which the campaign's row is locked already; its
 * columns `paid`, `released` and `spend` repeat the ledger's sums.
 */
export interface CampaignLedger {
  /** Takes spend out of the campaign's reserve. */
  charge(owner: Owner, charge: Charge): Promise<unknown>;
  /** Gives so much of the campaign's reserve back to the balance. */
  release(owner: Owner, campaignId: number, amount: number): Promise<unknown>;
}
