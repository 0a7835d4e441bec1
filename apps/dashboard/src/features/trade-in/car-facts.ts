import type { TradeInAuto } from '@karvon/api/main';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';

const kilometres: Readonly<Record<Language, string>> = { ru: 'км', uz: 'km' };

/** `112 000 км · Ташкент · Улугбек`. */
export function factsOf({ car, region, client_name }: TradeInAuto, language: Language): string {
  const mileage =
    car.mileage === undefined
      ? undefined
      : `${formatNumber(car.mileage, language, 0)}\u00A0${kilometres[language]}`;
  return [mileage, region.translations[language].name, client_name]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}
