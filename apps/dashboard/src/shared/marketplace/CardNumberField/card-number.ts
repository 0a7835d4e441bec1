import type { Mask } from '@karvon/ui/internal/input-mask';

/** The digits in anything typed or pasted; beside an expiry date or a name, the one group of sixteen. */
export function cardDigits(raw: string): string {
  const [first, ...more] = raw.match(/\b\d{4}(?:[ -]?\d{4}){3}\b/g) ?? [];
  return (more.length === 0 && first !== undefined ? first : raw).replaceAll(/\D/g, '');
}

/** `8600069195406311` → `8600 0691 9540 6311`; fewer digits give a beginning of it. */
export const groupCardNumber = (text: string): string =>
  cardDigits(text).replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** True for sixteen digits with a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const double = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (double > 9 ? double - 9 : double);
  }, 0);
  return sum % 10 === 0;
}

export const cardNumberMask: Mask = { clean: cardDigits, format: groupCardNumber };
