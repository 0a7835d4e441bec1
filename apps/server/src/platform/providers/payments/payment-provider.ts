/** Why a card was not charged, in the contract's words. */
export type ChargeFailure =
  | 'insufficient_funds'
  | 'card_expired'
  | 'card_blocked'
  | 'card_not_verified'
  | 'limit_exceeded'
  | 'sms_off'
  | 'declined'
  | 'provider_unavailable';

/** What became of a call. */
export type ProviderOutcome<Value> =
  | { kind: 'done'; value: Value }
  /** The provider said no; nothing happened. */
  | { kind: 'refused'; failure: ChargeFailure; code: number }
  /** The request never left: nothing happened. */
  | { kind: 'unreachable' }
  /** It may have happened or not: ask before anything else is done. */
  | { kind: 'unknown' };

/** A card as the provider knows it by its token. */
export interface ProviderCard {
  /** First six and last four digits. */
  masked: string;
  /** MM/YY. */
  expires: string;
  /** Whether its owner proved it by the code of an SMS. */
  isVerified: boolean;
}

/**
 * `open`: not paid; `paying`: under way; `paid`; `cancelling`: the money is on its way back; `cancelled`: it is back, or was never taken.
 */
export type ReceiptState = 'open' | 'paying' | 'paid' | 'cancelling' | 'cancelled';

/** Receipts and cards by token; no call ever carries a card number. Calls never throw: what happened is the response. */
export interface PaymentProvider {
  /** What a browser needs to hand over a card. Public. */
  readonly info: {
    provider: 'payme';
    mode: 'live' | 'sandbox';
    url: string;
    merchant_id: string;
    offer_url: string;
  };
  checkCard(token: string): Promise<ProviderOutcome<ProviderCard>>;
  removeCard(token: string): Promise<ProviderOutcome<undefined>>;
  /** @param amount in so'm */
  createReceipt(input: {
    paymentId: number;
    campaignId: number;
    amount: number;
  }): Promise<ProviderOutcome<{ id: string }>>;
  /** A receipt is charged once, however often this is called. */
  payReceipt(id: string, token: string): Promise<ProviderOutcome<ReceiptState>>;
  checkReceipt(id: string): Promise<ProviderOutcome<ReceiptState>>;
  /** Returns a paid receipt in full; an open one can then never be paid. */
  cancelReceipt(id: string): Promise<ProviderOutcome<ReceiptState>>;
  sendReceipt(id: string, phone: string): Promise<ProviderOutcome<undefined>>;
}
