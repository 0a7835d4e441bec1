import type { Language, Texts } from '../../../platform/values/language';
import type { Currency } from '../../../platform/values/money';

const currencyLabels: Readonly<Record<Currency, Texts>> = {
  UZS: { ru: 'сум', uz: 'so‘m' },
  USD: { ru: 'у.е.', uz: 'y.e.' },
};

/** Digits in groups of three, no-break spaces, the currency. */
export const moneyText = (amount: number, currency: Currency, language: Language): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00A0')}\u00A0${currencyLabels[currency][language]}`;
