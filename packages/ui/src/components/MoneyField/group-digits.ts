import type { Mask } from '../../private/input-mask';

/** The largest amount that a field takes: 15 digits stay exact in a JavaScript number. */
const MAX_DIGITS = 15;
/** Larger numbers are inexact, and dropping digits would change the amount. */
export const tooLarge = 10 ** MAX_DIGITS;
const GAP = '\u00A0';

/** `219000000` → `219 000 000`, with no-break spaces. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, GAP);

export const amountMask: Mask = {
  clean: (raw) => raw.replace(/\D/g, '').replace(/^0+(?=\d)/, ''),
  format: groupDigits,
};

/** Digits of a stored amount; empty for an invalid, negative or too large one. */
export const digitsOf = (value: number | null | undefined): string =>
  typeof value === 'number' && value >= 0 && value < tooLarge ? Math.trunc(value).toFixed(0) : '';
