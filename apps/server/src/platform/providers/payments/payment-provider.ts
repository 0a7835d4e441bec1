export type ChargeFailure =
  | 'insufficient_funds'
  | 'card_expired'
  | 'card_blocked'
  | 'card_not_verified'
  | 'limit_exceeded'
  | 'sms_off'
  | 'declined'
  | 'provider_unavailable';

export type ProviderOutcome<Value> =
  | { kind: 'done'; value: Value }
  /** The provider rejected the call; nothing happened. */
  | { kind: 'refused'; failure: ChargeFailure; code: number }
  /** The request was not sent; nothing happened. */
  | { kind: 'unreachable' }
  /** The call may or may not have taken effect. Check its state before the next step. */
  | { kind: 'unknown' };

export interface ProviderCard {
  /** First six and last four digits. */
  masked: string;
  /** MM/YY. */
  expires: string;
  /** True when its owner verified it by an SMS code. */
  isVerified: boolean;
}

/** `open`: not paid; `paying`: under way; `paid`; `cancelling`: being refunded; `cancelled`: refunded, or never charged. */
export type ReceiptState = 'open' | 'paying' | 'paid' | 'cancelling' | 'cancelled';

/** Receipts and cards by token. No call carries a card number. Calls never throw: errors are outcomes. */
export interface PaymentProvider {
  /** Public data that a browser needs to submit a card. */
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
  /** Charges a receipt. It is charged once, however often this is called. */
  payReceipt(id: string, token: string): Promise<ProviderOutcome<ReceiptState>>;
  checkReceipt(id: string): Promise<ProviderOutcome<ReceiptState>>;
  /** Refunds a paid receipt in full, or closes an open one for good. */
  cancelReceipt(id: string): Promise<ProviderOutcome<ReceiptState>>;
  sendReceipt(id: string, phone: string): Promise<ProviderOutcome<undefined>>;
}
