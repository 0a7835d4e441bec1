import type { Currency } from '../../../platform/values/money';
import { norm } from '../../../platform/values/text-norm';
import type { Cell } from './sheet-worker';

/** Undefined when the text is not of the asked kind. */
type Parsed<Value> = Value | undefined;

const spaces = /[\s\u00A0\u2000-\u200B\u202F\u205F\uFEFF]+/gu;
const apostrophes = /['‘’ʻʼ`´]/gu;

/** Text as a person reads it. */
export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined || typeof cell === 'object') return '';
  return String(cell).replace(spaces, ' ').trim();
};

const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:млрд|mlrd|миллиард\p{L}*|milliard)\.?$/iu, 1e9],
  [/(?:млн|mln|миллион\p{L}*|million|лимон\p{L}*)\.?$/iu, 1e6],
  [/(?:тыс|тысяч\p{L}*|ming|минг|т|k)\.?$/iu, 1e3],
];

/** Separators before three digits group them; before one or two digits at the end, the last one is a decimal point. */
function digitsOf(text: string): Parsed<number> {
  if (/^\d+$/.test(text)) return Number(text);
  const grouped = /^(\d{1,}(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?$/.exec(text);
  if (grouped === null) return undefined;
  const [, integer = '', fraction = ''] = grouped;
  return Number(`${integer.replace(/[.,]/g, '')}.${fraction || '0'}`);
}

/** @example numberOf('12,5 тыс') // 12500 */
export function numberOf(cell: Cell): Parsed<number> {
  if (typeof cell === 'number') return Number.isFinite(cell) && cell >= 0 ? cell : undefined;
  let text = textOf(cell).replace(apostrophes, '').replace(/\s/g, '');
  let scale = 1;
  for (const [term, factor] of scales) {
    if (!term.test(text)) continue;
    scale = factor;
    text = text.replace(term, '');
    break;
  }
  const value = digitsOf(text);
  return value === undefined ? undefined : Math.round(value * scale * 100) / 100;
}

const units = /(?:км|km|пробег|probeg)\.?$/iu;

export function mileageOf(cell: Cell): Parsed<number> {
  if (typeof cell === 'number') return Math.round(cell);
  const text = textOf(cell);
  if (/^(?:новая|новый|новое|yangi|new)$/iu.test(text)) return 0;
  const value = numberOf(text.replace(units, '').trim());
  return value === undefined ? undefined : Math.round(value);
}

const signs: readonly (readonly [RegExp, Currency])[] = [
  [/\$|(?:у|y)\.?\s?(?:е|e)\.?(?!\p{L})|usd|долл\p{L}*\.?|dollar/giu, 'USD'],
  [/с[уў]мов|с[уў]ма|с[уў]м\.?|so['‘’ʻʼ`´]?m|sum(?!\p{L})|uzs/giu, 'UZS'],
];

export interface Money {
  amount: number;
  /** Undefined when the cell has no sign of a currency. */
  currency?: Currency;
}

/** @example moneyOf('18 100 $') // { amount: 18100, currency: 'USD' } */
export function moneyOf(cell: Cell): Parsed<Money> {
  if (typeof cell === 'number') {
    const amount = numberOf(cell);
    return amount === undefined ? undefined : { amount: Math.round(amount) };
  }
  const text = textOf(cell);
  for (const [sign, currency] of signs) {
    const rest = text.replace(sign, ' ').trim();
    if (rest === text) continue;
    const amount = numberOf(rest);
    return amount === undefined ? undefined : { amount: Math.round(amount), currency };
  }
  const amount = numberOf(text);
  return amount === undefined ? undefined : { amount: Math.round(amount) };
}

export function currencyOf(cell: Cell): Parsed<Currency> {
  const text = textOf(cell);
  return signs.find(([sign]) => text.replace(sign, '') !== text)?.[1];
}

const firstYear = 1950;

export function yearOf(cell: Cell, thisYear: number): Parsed<number> {
  const text = textOf(cell).replace(/[\s-]?(?:г\.?\s?в|г|год|года|yil|йил|y)\.?$/iu, '');
  const year = /^\d{4}(?:[.,]0)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  return year >= firstYear && year <= thisYear + 1 ? year : undefined;
}

const dayMs = 86_400_000;
/** Day 0 of serial dates, and the first and last serial that is read as a date: 1990 and 2100. */
const serialStart = Date.UTC(1899, 11, 30);
const serials = { first: 32_874, last: 73_051 };

function dayOf(year: number, month: number, day: number): Parsed<string> {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** @returns a day such as `2026-03-02` */
export function dateOf(cell: Cell): Parsed<string> {
  if (typeof cell === 'number') {
    const serial = Math.floor(cell);
    if (serial < serials.first || serial > serials.last) return undefined;
    return new Date(serialStart + serial * dayMs).toISOString().slice(0, 10);
  }
  const text = textOf(cell).replace(/\s?(?:г|год)\.?$/iu, '');
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text);
  if (local !== null) return dayOf(Number(local[3]), Number(local[2]), Number(local[1]));
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text);
  return iso === null ? undefined : dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
}

const yes = new Set(['da', 'xa', 'ha', 'ies', 'true', '1', 'est', 'bor']);
const no = new Set(['net', 'iok', 'no', 'false', '0', 'nt']);

export function yesNoOf(cell: Cell): Parsed<boolean> {
  if (typeof cell === 'boolean') return cell;
  const text = textOf(cell);
  if (text === '+' || text === '✓') return true;
  if (text === '-' || text === '–' || text === '—') return false;
  const term = norm(text);
  if (yes.has(term)) return true;
  return no.has(term) ? false : undefined;
}

const mostPhotos = 30;

/** @returns undefined when one is not an address */
export function photosOf(cell: Cell, localOrigin?: string): Parsed<string[]> {
  const addresses = textOf(cell)
    .split(/[\s,;|]+/u)
    .filter((address) => address !== '');
  const isValid = addresses.every(
    (address) =>
      URL.canParse(address) &&
      (new URL(address).protocol === 'https:' || new URL(address).origin === localOrigin),
  );
  return isValid ? [...new Set(addresses)].slice(0, mostPhotos) : undefined;
}
