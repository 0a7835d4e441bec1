import type { TradeInAuto } from '@karvon/api/main';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';

const kilometres: Readonly<Record<Language, string>> = { ru: 'км', uz: 'km' };

/** Mileage and place: `112 000 км · Бухарская область, ≈ 450 км`. A car in a region of the dealer has no distance. */
export function placeOf({ car, region, distance = 0 }: TradeInAuto, language: Language): string {
  const far = (length: number) =>
    `${formatNumber(length, language, 0)}\u00A0${kilometres[language]}`;
  const mileage = car.mileage === undefined ? undefined : far(car.mileage);
  // Only one region has «Город» in its name, and the name is clear without it.
  const place = region.translations[language].name.replace(/^Город /, '');
  // Rounded to tens of kilometres, since the distance is between regional centres.
  const away = distance > 0 && `≈\u00A0${far(Math.round(distance / 10) * 10)}`;
  return [mileage, away ? `${place}, ${away}` : place].filter(Boolean).join(' · ');
}

export const factsOf = (row: TradeInAuto, language: Language): string =>
  [placeOf(row, language), row.client_name].join(' · ');
