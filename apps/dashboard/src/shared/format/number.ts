import type { Language } from '../i18n/languages';

export const noBreakSpace = '\u00A0';
const minus = '\u2212';

/**
 * Formats a number as in both languages: `219 000`, `2,3`, `−12`. Chromium's Intl has no Uzbek.
 * @param digits maximum decimals; trailing zeros are dropped. @default 2
 */
export function formatNumber(value: number, _language: Language, digits = 2): string {
  if (!Number.isFinite(value)) return '—';
  const fixed = Math.abs(value).toFixed(Math.min(Math.max(digits, 0), 20));
  const [integerDigits = '0', rest = ''] = fixed.split('.');
  const decimals = rest.replace(/0+$/, '');
  const isZero = decimals === '' && /^0+$/.test(integerDigits);
  const sign = value < 0 && !isZero ? minus : '';
  const grouped = integerDigits.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  return sign + grouped + (decimals === '' ? '' : `,${decimals}`);
}

/** Formats a share as percent, with a space: `0.183` → `18,3 %`. */
export function formatPercent(share: number, language: Language, digits = 1): string {
  return `${formatNumber(share * 100, language, digits)}${noBreakSpace}%`;
}

/** Formats a change with its sign: `+12 %`, `−3 %`, `0 %`. */
export function formatChange(share: number, language: Language, digits = 0): string {
  const text = formatPercent(share, language, digits);
  return share > 0 && !/^0\D*$/.test(text) ? `+${text}` : text;
}

/** Formats the size of a file: `2,4 МБ`, `2,4 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const units = language === 'ru' ? ['Б', 'КБ', 'МБ', 'ГБ'] : ['B', 'KB', 'MB', 'GB'];
  let size = Math.max(0, bytes);
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${formatNumber(size, language, unit > 1 ? 1 : 0)}${noBreakSpace}${units[unit] ?? ''}`;
}
