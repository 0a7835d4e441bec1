import type { Mask } from '../../private/input-mask';
import { groupForeign } from './group-foreign';

const country = '+998';
/** Digits after +998: two of the operator, seven of the subscriber. */
const nationalLength = 9;
/** First digits of Uzbekistan's numbering plan. */
const national = '(?:20|33|[5-9]\\d)\\d{7}';
const isNational = new RegExp(`^${national}$`);
/** The country code without a plus, and a national number. */
const afterCountry = new RegExp(`^998(${national})$`);
/** The old trunk prefix 8 and a national number. */
const afterEight = new RegExp(`^8(${national})$`);
/** Operator codes that begin with 8: extra digits after one do not make a number with the prefix 8. */
const eights = /^8[078]/;

/** Significant digits: national ones, or `+7701…` of another country. The prefixes +998, 998 and 8 are removed only before a complete national number. */
function countedDigits(raw: string): string {
  const text = raw.normalize('NFKC');
  const digits = text.replace(/\D/g, '');
  if (/^\D*\+/.test(text) || digits.startsWith('00')) {
    const full = `+${digits.replace(/^00/, '')}`;
    return full.startsWith(country) ? full.slice(country.length) : full;
  }
  const prefixed =
    afterCountry.exec(digits) ?? (eights.test(digits) ? null : afterEight.exec(digits));
  return prefixed?.[1] ?? digits;
}

/** Text that may be one number. */
const candidate = /(?:\+[\s(]*)?\d(?:[\s().\p{Pd}−]*\d)*/gu;

/** A separate 8, or the first of ten digits without gaps. */
const leadingEight = /^8(?:\D|\d{9}$)/;

/** Significant digits of a complete number; a prefix 8 counts as the country's. */
function readFull(text: string): string | undefined {
  const digits = countedDigits(text);
  if (/^\+\d{8,15}$/.test(digits)) return digits;
  const behindEight = leadingEight.test(text) ? afterEight.exec(digits)?.[1] : undefined;
  return isNational.test(behindEight ?? digits) ? (behindEight ?? digits) : undefined;
}

/** Returns the only complete number of a pasted or autofilled text (`Тел 1: 90 123 45 67`), otherwise the text unchanged. */
export function pickPhone(text: string): string {
  const pieces =
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .match(candidate) ?? [];
  const [only, ...others] = new Set(pieces.flatMap((piece) => readFull(piece) ?? []));
  return only === undefined || others.length > 0 ? text : only;
}

/** Prepares text for the mask: extracts the number from a pasted text. */
export function readInput(shown: string, raw: string): string {
  let before = 0;
  while (before < raw.length && raw[before] === shown[before]) before += 1;
  let after = 0;
  const kept = Math.min(raw.length, shown.length) - before;
  while (after < kept && raw.at(-1 - after) === shown.at(-1 - after)) after += 1;
  return raw.length - before - after > 1 ? pickPhone(raw) : raw;
}

/** Formats digits: `90 123 45 67`, `+7 701 123 45 67`. Extra digits stay at the end. */
export function groupPhone(digits: string): string {
  if (digits.startsWith('+')) return groupForeign(digits);
  const groups = [
    digits.slice(0, 2),
    digits.slice(2, 5),
    digits.slice(5, 7),
    digits.slice(7, nationalLength),
    digits.slice(nationalLength),
  ];
  return groups.filter(Boolean).join(' ');
}

/** E.164 of the typed digits, or an empty string. */
export const toE164 = (digits: string): string =>
  digits === '' || digits.startsWith('+') ? digits : `${country}${digits}`;

export const fromE164 = (value: string | null | undefined): string => {
  const stored = value ?? '';
  return stored.startsWith(country)
    ? stored.slice(country.length).replace(/\D/g, '')
    : countedDigits(stored);
};

export const phoneMask: Mask = { read: readInput, clean: countedDigits, format: groupPhone };
