import type { Mask } from '../../private/input-mask';
import { groupDigits } from '../MoneyField/group-digits';

const MAX_DIGITS = 15;
/** The largest number that a field shows and steps to. */
export const largest = 10 ** MAX_DIGITS - 1;

export interface NumberShape {
  /** Digits after the comma. */
  fractionDigits: number;
  /** Whether `24500` is shown as `24 500`. A year is not. */
  isGrouped: boolean;
}

/** Takes `-`, digits and one comma or point from anything typed; shows them with a comma, as ru and uz do. */
export function numberMask({ fractionDigits, isGrouped }: NumberShape): Mask {
  return {
    clean: (raw) => {
      // Where no fraction is asked for, one that is pasted falls away: `24,5` must not become 245. Three digits are a group.
      const kept = fractionDigits === 0 ? raw.replace(/[.,]\d{1,2}(?=\D*$)/, '') : raw;
      const text = kept.replace(/[^\d.,\-\u2212]/g, '').replace(/\u2212/g, '-');
      const sign = text.startsWith('-') ? '-' : '';
      const [head = '', ...tail] = text.replace(/-/g, '').split(/[.,]/);
      const integerDigits = head.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
      if (fractionDigits === 0 || tail.length === 0) {
        const all = fractionDigits === 0 ? [head, ...tail].join('') : head;
        return sign + all.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
      }
      return `${sign}${integerDigits},${tail.join('').slice(0, fractionDigits)}`;
    },
    format: (clean) => {
      const [integerDigits = '', fraction] = clean.split(',');
      const sign = integerDigits.startsWith('-') ? '-' : '';
      const digits = integerDigits.slice(sign.length);
      const grouped = isGrouped ? groupDigits(digits) : digits;
      return sign + grouped + (fraction === undefined ? '' : `,${fraction}`);
    },
  };
}

/** `-12,5` → -12.5; what is not yet a number (``, `-`, `,`) → null. */
export function parseNumber(clean: string): number | null {
  if (!/\d/.test(clean)) return null;
  const value = Number(clean.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** The clean text of a stored number; null, NaN, infinity and what has too many digits are an empty field. */
export function numberText(value: number | null | undefined, fractionDigits: number): string {
  if (typeof value !== 'number' || !(Math.abs(value) <= largest)) return '';
  const factor = 10 ** fractionDigits;
  return String(Math.round(value * factor) / factor).replace('.', ',');
}
