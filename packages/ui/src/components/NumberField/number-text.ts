import type { Mask } from '../../private/input-mask';
import { groupDigits } from '../MoneyField/group-digits';

const MAX_DIGITS = 15;
/** The largest number that a field shows and steps to. */
export const largest = 10 ** MAX_DIGITS - 1;

export interface NumberShape {
  /** Digits after the comma. */
  fractionDigits: number;
  /** Shows `24500` as `24 500`. Years are not grouped. */
  isGrouped: boolean;
}

/** Formats digits with a sign and one comma or point; shows a comma, as ru and uz do. */
export function numberMask({ fractionDigits, isGrouped }: NumberShape): Mask {
  return {
    clean: (raw) => {
      const text = raw.replace(/\s/g, '').replace('\u2212', '-').replace('.', ',');
      const [, sign = '', integerDigits = '', comma = '', fraction = ''] =
        /^(-?)(\d*)(,?)(\d*)/.exec(text) ?? [];
      const digits = integerDigits.replace(/^0+(?=\d)/, '');
      return fractionDigits === 0 ? sign + digits : sign + digits + comma + fraction;
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

/** Text of a stored number; empty for null, NaN, infinity and numbers with too many digits. */
export function numberText(value: number | null | undefined, fractionDigits: number): string {
  if (typeof value !== 'number' || !(Math.abs(value) <= largest)) return '';
  const factor = 10 ** fractionDigits;
  return String(Math.round(value * factor) / factor).replace('.', ',');
}
