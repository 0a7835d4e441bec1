import type { Mask } from '../../private/input-mask';

const COUNTRY = '998';
/** Digits after +998: two of the operator, seven of the subscriber. */
const LENGTH = 9;

/** The nine national digits in anything: `+998 (90) 123-45-67`, `998901234567`, `8 90 …`, `tel:+99890…`; none in `+7 901 …`. */
export function nationalDigits(raw: string): string {
  let digits = raw.replace(/\D/g, '').replace(/^00/, '');
  // No operator begins with 998, so a number that does carries the country's code.
  if (digits.startsWith(COUNTRY) && digits.length > LENGTH - 1)
    digits = digits.slice(COUNTRY.length);
  else if (digits.startsWith(COUNTRY) && raw.includes('+')) digits = digits.slice(COUNTRY.length);
  else if (digits.length === LENGTH + 1 && digits.startsWith('8')) digits = digits.slice(1);
  // Cut to nine digits, a number of another country would be somebody else's here.
  else if (digits.length > LENGTH && isInternational(raw)) return '';
  return digits.slice(0, LENGTH);
}

const isInternational = (raw: string) => /^(?:\D*\+|\s*00)/.test(raw);

/** Whether a whole number of another country was typed or pasted, of which nothing is kept. */
export const isForeignPhone = (raw: string): boolean =>
  isInternational(raw) && raw.replace(/\D/g, '').length > LENGTH && nationalDigits(raw) === '';

/** `901234567` → `90 123 45 67`; fewer digits give a beginning of it. */
export function groupNational(digits: string): string {
  const groups = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)];
  return groups.filter(Boolean).join(' ');
}

/** E.164 of what was typed so far, or an empty string. */
export const toE164 = (digits: string): string => (digits ? `+${COUNTRY}${digits}` : '');

/** The national digits of a stored number. */
export const fromE164 = (value: string | null | undefined): string =>
  nationalDigits((value ?? '').replace(/^\+998/, ''));

export const phoneMask: Mask = { clean: nationalDigits, format: groupNational };
