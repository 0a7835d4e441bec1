import type { ChargeFailure } from './payment-provider';

/**
 * Error codes of Payme's Subscribe protocol. Codes of the processing centre differ between card systems: compare this table with the
 * list that Payme gives to the merchant before setting PAYME_MODE to live. Unlisted codes count as `declined`.
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

export const failureOf = (code: number): ChargeFailure => failures[code] ?? 'declined';
