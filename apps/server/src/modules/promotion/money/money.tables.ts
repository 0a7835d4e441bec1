import type { Generated } from 'kysely';
import type { Owner, UserId } from '../../../platform/values/owner';

/** What a row of the ledger is; it gives the sign of its amount. */
export type LedgerKind = 'top_up' | 'reserve' | 'release' | 'spend' | 'refund';

export type CardType = 'uzcard' | 'humo' | 'other';

export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunding' | 'refunded';

export type PaymentFailure =
  | 'insufficient_funds'
  | 'card_expired'
  | 'card_blocked'
  | 'card_not_verified'
  | 'limit_exceeded'
  | 'sms_off'
  | 'declined'
  | 'provider_unavailable';

/** All amounts are whole so'm. */
export interface MoneyTables {
  ad_accounts: {
    business_user_id: Owner;
    topped_up: Generated<number>;
    refunded: Generated<number>;
    free: Generated<number>;
    reserved: Generated<number>;
    spent: Generated<number>;
  };
  campaign_funds: {
    campaign_id: number;
    business_user_id: Owner;
    paid: Generated<number>;
    spent: Generated<number>;
    released: Generated<number>;
  };
  ad_ledger: {
    id: Generated<number>;
    business_user_id: Owner;
    kind: LedgerKind;
    /** For a spend the end of its day. */
    at: Date;
    /** In Tashkent, `2026-07-05`. */
    day: string;
    amount: number;
    /** Null for a spend, which does not touch the free balance. */
    free_after: number | null;
    campaign_id: number | null;
    payment_id: number | null;
    views: number | null;
    clicks: number | null;
  };
  ad_charges: {
    campaign_id: number;
    event_key: string;
    business_user_id: Owner;
    day: string;
    amount: number;
    at: Date;
  };
  payment_cards: {
    id: Generated<number>;
    business_user_id: Owner;
    /** The provider's; worth nothing without our key. */
    token: string;
    type: CardType;
    masked: string;
    /** MM/YY. */
    expires: string;
    is_default: boolean;
    created_at: Date;
    last_used_at: Date | null;
    deleted_at: Date | null;
  };
  payments: {
    id: Generated<number>;
    business_user_id: Owner;
    idempotency_key: string;
    status: PaymentStatus;
    campaign_id: number;
    /** Charged to the card; 0 when all comes from the balance. */
    amount: number;
    from_balance: number;
    card_id: number | null;
    card_type: CardType | null;
    card_masked: string | null;
    /** Company and tax number as they were then. */
    payer_name: string;
    payer_tin: string | null;
    created_by: UserId;
    created_by_name: string;
    failure_code: PaymentFailure | null;
    provider_receipt_id: string | null;
    fiscal_url: string | null;
    created_at: Date;
    /** When the provider was asked to charge the card; null until then. */
    asked_at: Date | null;
    paid_at: Date | null;
    failed_at: Date | null;
    refund_key: string | null;
    refund_asked_at: Date | null;
    refunded_at: Date | null;
  };
}
