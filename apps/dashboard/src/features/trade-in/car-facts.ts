import type { TradeInAuto } from '@karvon/api/main';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';

const kilometres: Readonly<Record<Language, string>> = { ru: 'км', uz: 'km' };

/** `112 000 км · Ташкент`. */
export function placeOf({ car, region }: TradeInAuto, language: Language): string {
  const mileage =
    car.mileage === undefined
      ? undefined
      : `${formatNumber(car.mileage, language, 0)}\u00A0${kilometres[language]}`;
  // «Город» is said of one region alone, and every other name says what it is.
  const place = region.translations[language].name.replace(/^Город /, '');
  return [mileage, place].filter(Boolean).join(' · ');
}

/** `112 000 км · Ташкент · Улугбек`. */
export const factsOf = (row: TradeInAuto, language: Language): string =>
  [placeOf(row, language), row.client_name].join(' · ');
