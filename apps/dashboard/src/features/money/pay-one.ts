import { isApiError, isRetryable } from '@karvon/api/errors';
import type { Payment, PaymentCreate } from '@karvon/api/main';
import { beginAttempt, endAttempt } from './attempt';
import { moneyCalls } from './queries';

/** What became of a payment that was sent. */
export type Sent =
  | { kind: 'known'; payment: Payment }
  /** No response came: the same request can be repeated, and charges nothing twice. */
  | { kind: 'lost'; body: PaymentCreate }
  | { kind: 'rejected'; error: unknown; isProvider: boolean };

/** Sends a payment under the key of its attempt, which lasts until its outcome is known. */
export async function payOne(body: PaymentCreate): Promise<Sent> {
  const attempt = beginAttempt(body);
  try {
    const payment = await moneyCalls.pay(attempt.body, attempt.key);
    if (payment.status !== 'pending') endAttempt(body.campaign_id);
    return { kind: 'known', payment };
  } catch (error) {
    const isKnown = isApiError(error) && error.status > 0 && error.status < 500;
    const isProvider = isApiError(error) && error.code === 'provider_unavailable';
    if (!isKnown && !isProvider && isRetryable(error)) return { kind: 'lost', body: attempt.body };
    endAttempt(body.campaign_id);
    return { kind: 'rejected', error, isProvider };
  }
}
