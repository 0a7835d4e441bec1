import type { Mask } from '../../private/input-mask';

/** Digits of an Uzcard or Humo card. */
const LENGTH = 16;

/** The digits in anything typed or pasted, 16 at most. */
export const cardDigits = (raw: string): string => raw.replaceAll(/\D/g, '').slice(0, LENGTH);

/** `8600069195406311` → `8600 0691 9540 6311`; fewer digits give a beginning of it. */
export const groupCardNumber = (text: string): string =>
  cardDigits(text).replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Whether these are sixteen digits of which the last is right (Luhn's check digit). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const double = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (double > 9 ? double - 9 : double);
  }, 0);
  return sum % 10 === 0;
}

export const cardNumberMask: Mask = { clean: cardDigits, format: groupCardNumber };
