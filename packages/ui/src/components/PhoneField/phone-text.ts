import type { Mask } from '../../private/input-mask';
import { groupForeign } from './group-foreign';

const country = '+998';
/** Digits after +998: two of the operator, seven of the subscriber. */
const nationalLength = 9;
/** First digits of Uzbekistan's numbering plan. */
const national = '(?:20|33|[5-9]\\d)\\d{7}';
const isNational = new RegExp(`^${national}$`);
/** A national number behind the country's code without its plus. */
const afterCountry = new RegExp(`^998(${national})$`);
/** A national number behind the old long-distance 8. */
const afterEight = new RegExp(`^8(${national})$`);
/** Operators that begin with an 8: too many digits of theirs are no shorter number behind an 8. */
const eights = /^8[078]/;

/**
 * The digits of a number as it is typed: the national ones of Uzbekistan, or `+7701…` of another country. No digit is cut:
 * +998, 998 and 8 are left out only in front of a national number.
 */
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

/** A piece of text that may be one number. */
const candidate = /(?:\+[\s(]*)?\d(?:[\s().\p{Pd}−]*\d)*/gu;

/** An 8 of its own, or the first of ten digits without gaps. */
const leadingEight = /^8(?:\D|\d{9}$)/;

/** The counted digits of a full number, also behind an 8 that stands for the country. */
function readFull(text: string): string | undefined {
  const digits = countedDigits(text);
  if (/^\+\d{8,15}$/.test(digits)) return digits;
  const behindEight = leadingEight.test(text) ? afterEight.exec(digits)?.[1] : undefined;
  return isNational.test(behindEight ?? digits) ? (behindEight ?? digits) : undefined;
}

/** The one full number in a text that was pasted or filled in (`Тел 1: 90 123 45 67`); without exactly one, the text as it is. */
export function pickPhone(text: string): string {
  const pieces =
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .match(candidate) ?? [];
  const [only, ...others] = new Set(pieces.flatMap((piece) => readFull(piece) ?? []));
  return only === undefined || others.length > 0 ? text : only;
}

/** The text of an input as the mask takes it: one that arrived at once is searched for its number. */
export function readInput(shown: string, raw: string): string {
  let before = 0;
  while (before < raw.length && raw[before] === shown[before]) before += 1;
  let after = 0;
  const kept = Math.min(raw.length, shown.length) - before;
  while (after < kept && raw.at(-1 - after) === shown.at(-1 - after)) after += 1;
  return raw.length - before - after > 1 ? pickPhone(raw) : raw;
}

/** Counted digits as shown: `90 123 45 67`, `+7 701 123 45 67`; fewer give a beginning of it, more stay at the end. */
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

/** E.164 of what was typed so far, or an empty string. */
export const toE164 = (digits: string): string =>
  digits === '' || digits.startsWith('+') ? digits : `${country}${digits}`;

/** The counted digits of a stored number. */
export const fromE164 = (value: string | null | undefined): string => {
  const stored = value ?? '';
  return stored.startsWith(country)
    ? stored.slice(country.length).replace(/\D/g, '')
    : countedDigits(stored);
};

export const phoneMask: Mask = { read: readInput, clean: countedDigits, format: groupPhone };
