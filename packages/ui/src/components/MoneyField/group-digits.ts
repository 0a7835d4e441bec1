import type { Mask } from '../../private/input-mask';

/** The largest amount that a field takes: 15 digits stay exact in a JavaScript number. */
const MAX_DIGITS = 15;
/** From here on an amount is no longer exact, and without its last digits it would be another one. */
export const tooLarge = 10 ** MAX_DIGITS;
const GAP = '\u00A0';

/**
 * Digits of an amount in any notation: `12 500 000`, `12.500.000`, `12,500,000.00 сум`. One or two digits after the last
 * point or comma are a fraction and fall away; three are a group.
 */
export function amountDigits(raw: string): string {
  const integerDigits = raw.trim().replace(/[.,]\d{1,2}(?=\D*$)/, '');
  return integerDigits
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);
}

/** `219000000` → `219 000 000`, with no-break spaces. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, GAP);

export const amountMask: Mask = { clean: amountDigits, format: groupDigits };

/** Digits of a stored amount; what is no amount (null, NaN, a negative) or too large for one is an empty field. */
export const digitsOf = (value: number | null | undefined): string =>
  typeof value === 'number' && value >= 0 && value < tooLarge
    ? amountDigits(Math.trunc(value).toFixed(0))
    : '';
