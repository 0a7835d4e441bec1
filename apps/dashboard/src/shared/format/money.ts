import type { Language } from '../i18n/languages';
import { formatNumber, noBreakSpace } from './number';

export type Currency = 'UZS' | 'USD';

const units: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = {
  ru: { UZS: 'сум', USD: 'у.е.' },
  uz: { UZS: 'so‘m', USD: 'y.e.' },
};

const millions: Readonly<Record<Language, readonly [million: string, billion: string]>> = {
  ru: ['млн', 'млрд'],
  uz: ['mln', 'mlrd'],
};

export function currencyLabel(currency: Currency, language: Language): string {
  return units[language][currency];
}

/** Formats a full sum: `125 000 000 so‘m`, `18 100 у.е.` */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return `${formatNumber(amount, language, 0)}${noBreakSpace}${currencyLabel(currency, language)}`;
}

/** Formats a short sum: `219 млн сум`, `1,2 mlrd so‘m`. Sums below a million are not shortened. */
export function formatMoneyShort(amount: number, currency: Currency, language: Language): string {
  const size = Math.abs(amount);
  if (size < 1e6) return formatMoney(amount, currency, language);
  const [million, billion] = millions[language];
  // 999 950 000 would be rounded to "1 000 mln".
  const isBillion = size >= 999_950_000;
  const figure = formatNumber(amount / (isBillion ? 1e9 : 1e6), language, 1);
  return [figure, isBillion ? billion : million, currencyLabel(currency, language)].join(
    noBreakSpace,
  );
}

/**
 * Converts a sum to the other currency, rounded to its unit.
 * @param rate so'm for one y.e.
 */
export function convertMoney(amount: number, from: Currency, rate: number): number {
  return Math.round(from === 'USD' ? amount * rate : amount / rate);
}

/** Formats a short range without its currency: `75–88 млн`, below ten millions `7,5–8,8 млн`. */
export function formatMillions(low: number, high: number, language: Language): string {
  const digits = high < 1e7 ? 1 : 0;
  const [from, to] = [low, high].map((amount) => formatNumber(amount / 1e6, language, digits));
  const figures = from === to ? to : `${from}–${to}`;
  return `${figures}${noBreakSpace}${millions[language][0]}`;
}
