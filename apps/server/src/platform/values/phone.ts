import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** `+998 90 111 22 33`, `+7 916 123 45 67`, with no-break spaces; other texts stay unchanged. */
export const groupPhone = (phone: string): string =>
  (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone).replaceAll(' ', '\u00A0');

/** `998 90 111 22 33`: with a plus it would be a formula. */
export const phoneCell = (phone: string): string =>
  groupPhone(phone).replaceAll(/\D+/g, ' ').trim();

/** Lengths of typed ends: all digits, without the country, without the operator, the last four. */
const endLengths = [15, 10, 9, 7, 4] as const;

export function phoneTerms(phone: string | null): string[] {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits === '' ? [] : endLengths.map((length) => digits.slice(-length));
}

const uzbek = /^(?:\+998|00998|998|8)?((?:20|33|[5-9]\d)\d{7})$/;
const foreign = /^(?:\+|00)([1-9]\d{6,14})$/;

/** A full number in any form becomes the digits common to all forms; other texts stay unchanged. */
export function searchedPhone(text: string): string {
  const compact = text.normalize('NFKC').replace(/[\p{Cf}\p{Pd}\s().−]/gu, '');
  return uzbek.exec(compact)?.[1] ?? foreign.exec(compact)?.[1] ?? text;
}

/** Digits of a phone or a piece of one; at least four. */
export function phonePiece(typed: string): string | undefined {
  const text = searchedPhone(typed);
  const digits = text.replace(/\D/g, '');
  return /^[\d\s+()-]*$/.test(text) && digits.length >= 4 ? digits : undefined;
}
