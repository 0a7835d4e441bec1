import type { Language } from './languages';

export type PluralForm = 'one' | 'few' | 'many' | 'other';

export const pluralForms: Readonly<Record<Language, readonly PluralForm[]>> = {
  ru: ['one', 'few', 'many', 'other'],
  uz: ['one', 'other'],
};

/** CLDR plural rules of our languages. Chromium has no Uzbek: its Intl.PluralRules('uz') uses the rules of the browser's language. */
export function pluralForm(language: Language, count: number): PluralForm {
  const n = Math.abs(count);
  if (language === 'uz') return n === 1 ? 'one' : 'other';
  if (!Number.isInteger(n)) return 'other';
  const tens = n % 100;
  const ones = n % 10;
  if (ones === 1 && tens !== 11) return 'one';
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return 'few';
  return 'many';
}
