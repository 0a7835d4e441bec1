import { idempotencyKey } from '@karvon/api/http';
import type { PaymentCreate } from '@karvon/api/main';

/** A payment that was sent and of which no outcome is known yet. */
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

/** The attempt that is under way, also after a reload: it is repeated under its own key, or a card would be charged twice. */
export function openAttempt(campaign: number): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(nameOf(campaign)) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Kept before it is sent. It holds amounts and the id of a card, nothing of the card itself. */
export function beginAttempt(body: PaymentCreate): Attempt {
  const known = openAttempt(body.campaign_id);
  if (known !== undefined) return known;
  const attempt = { key: idempotencyKey(), body };
  try {
    sessionStorage.setItem(nameOf(body.campaign_id), JSON.stringify(attempt));
  } catch {
    // Without a place to keep it, the server's rule holds: one pending payment a campaign.
  }
  return attempt;
}

/** The outcome is known: the next payment is another one. */
export function endAttempt(campaign: number): void {
  try {
    sessionStorage.removeItem(nameOf(campaign));
  } catch {
    // There was none.
  }
}
