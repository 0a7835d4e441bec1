import type { ChargeFailure } from './payment-provider';

/**
 * Error codes of Payme's Subscribe protocol. Those of the processing centre differ between card systems: compare this table with the
 * list that Payme gives to the merchant before PAYME_MODE is live. What is not in it counts as `declined`.
 */
const failures: Readonly<Record<number, ChargeFailure>> = {
  [-31001]: 'provider_unavailable',
  [-31002]: 'provider_unavailable',
  [-31110]: 'sms_off',
  [-31301]: 'card_expired',
  [-31303]: 'card_blocked',
  [-31400]: 'card_not_verified',
  [-31622]: 'limit_exceeded',
  [-31623]: 'insufficient_funds',
};

/** What an error code means for a charge. */
export const failureOf = (code: number): ChargeFailure => failures[code] ?? 'declined';
