import type { AutoSummary, OptionReference } from '@karvon/api/main';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';

export function optionName(option: OptionReference, language: Language): string {
  return option.translations[language].name;
}

type SpecsFacts = Pick<
  AutoSummary,
  'year' | 'mileage' | 'used_car' | 'transmission' | 'modification' | 'fuel_type'
>;

/** Specifications: `2023 · 24 500 км · автомат · 1,2 л`. Empty for a draft without them. */
export function specsLine(
  auto: SpecsFacts,
  t: TFunction<['autos', 'format']>,
  language: Language,
): string {
  const { year, mileage, transmission, modification, fuel_type, used_car } = auto;
  const litres = modification?.volume_litres;
  const engine =
    litres !== undefined && litres > 0
      ? t('format:litres', { value: formatNumber(litres, language) })
      : fuel_type && optionName(fuel_type, language).toLowerCase();
  const distance =
    mileage === undefined
      ? undefined
      : mileage === 0 && !used_car
        ? t('autos:card.new', { value: '' })
        : t('format:km', { value: formatNumber(mileage, language) });
  return [year, distance, transmission && optionName(transmission, language).toLowerCase(), engine]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
}

export function pricePair(
  auto: Pick<AutoSummary, 'price' | 'currency' | 'price_uzs' | 'price_usd'>,
  language: Language,
): { price?: string; other?: string } {
  const { price, currency, price_uzs, price_usd } = auto;
  if (price === undefined) return {};
  const [otherCurrency, other] =
    currency === 'UZS' ? (['USD', price_usd] as const) : (['UZS', price_uzs] as const);
  return {
    price: formatMoney(price, currency, language),
    ...(other !== undefined && { other: formatMoney(other, otherCurrency, language) }),
  };
}
