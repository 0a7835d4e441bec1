import type { CardType } from '@karvon/api/main';

export const missingDigits = (number: string): string => '•••• •••• •••• ••••'.slice(number.length);

/** Formats an expiry: `0329`, `3/29`, `03/2029`, `2029-03` → `03/29`. Fewer digits give its beginning. */
export const groupExpiry = (text: string): string => {
  const [, late, lateMonth] = /^\s*20(\d\d)\D+(\d\d)\s*$/.exec(text) ?? [];
  const [, month, year] = /^\D*(\d\d?)\D+(?:(?:20)?(\d\d))?\s*$/.exec(text) ?? [];
  const digits =
    late !== undefined && lateMonth !== undefined
      ? lateMonth + late
      : month === undefined
        ? text.replaceAll(/\D/g, '')
        : month.padStart(2, '0') + (year ?? '');
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

export function systemOf(text: string): CardType | undefined {
  if (text.startsWith('8600')) return 'uzcard';
  return text.startsWith('9860') ? 'humo' : undefined;
}

export function expiryState(text: string, now: Date): 'valid' | 'invalid' | 'over' {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (match === null) return 'invalid';
  const next = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return next > now.getTime() ? 'valid' : 'over';
}

export const systems: Readonly<Record<CardType, string>> = {
  uzcard: 'Uzcard',
  humo: 'Humo',
  other: '',
};

/** Title of a card: `Uzcard •6311`. */
export const cardTitle = ({ type, masked }: { type: CardType; masked: string }): string =>
  `${systems[type]} •${masked.slice(-4)}`.trim();

/** True when the card expires this month or the next, or has expired. @param today day in Tashkent */
export function isEnding(expires: string, today: string): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number);
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return (2000 + year) * 12 + month - (thisYear * 12 + thisMonth) <= 1;
}
