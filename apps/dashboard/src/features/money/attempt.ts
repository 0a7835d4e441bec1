import { idempotencyKey } from '@karvon/api/http';
import type { PaymentCreate } from '@karvon/api/main';

export interface Attempt {
  key: string;
  body: PaymentCreate;
}

const nameOf = (campaign: number) => `karvon.pay.${campaign}`;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'body' in value &&
  typeof value.body === 'object' &&
  value.body !== null &&
  'campaign_id' in value.body;

/** Attempt of a campaign, which survives a reload. A retry uses its key, so that the card is not charged twice. */
export function openAttempt(campaign: number): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(nameOf(campaign)) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an attempt before it is sent: amounts and the id of a card, but no card data. */
export function beginAttempt(body: PaymentCreate): Attempt {
  const known = openAttempt(body.campaign_id);
  if (known !== undefined) return known;
  const attempt = { key: idempotencyKey(), body };
  try {
    sessionStorage.setItem(nameOf(body.campaign_id), JSON.stringify(attempt));
  } catch {
    // Without storage, the server's limit still applies: one pending payment per campaign.
  }
  return attempt;
}

export function endAttempt(campaign: number): void {
  try {
    sessionStorage.removeItem(nameOf(campaign));
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
