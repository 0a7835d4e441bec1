import type { CarModelProposal } from '@karvon/api/main';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';
import type { Translate } from '../../shared/i18n/use-text';

export const proposalTitle = ({ brand, car_model }: CarModelProposal): string =>
  `${brand.name} ${car_model.name}`;

/** Years of a model: `2021–2025`, or `с 2021` while it is still made. */
export function yearsText(from: number, to: number | undefined, language: Language): string {
  if (to === undefined) return language === 'ru' ? `с ${from}` : `${from} yildan`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** Specifications: `1,5 л · 387 л.с. · гибрид · автомат · полный`. */
export function specsText(
  { specifications }: CarModelProposal,
  t: Translate,
  language: Language,
): string {
  const { volume_litres, horse_power, fuel_type, transmission, drive } = specifications;
  return [
    volume_litres > 0
      ? t('format:litres', { value: formatNumber(volume_litres, language, 1) })
      : undefined,
    t('format:horsePower', { value: horse_power }),
    ...[fuel_type, transmission, drive].map(({ translations }) =>
      translations[language].name.toLowerCase(),
    ),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

export const reasonsOf = ({ reasons }: CarModelProposal, language: Language): string[] =>
  reasons.map(({ text_ru, text_uz }) => (language === 'ru' ? text_ru : text_uz));

/** Duration in hours, or in days from two days on: `19 ч`. */
export function spanText(
  seconds: number,
  t: (key: 'hours' | 'days', values: { count: number }) => string,
): string {
  const hours = Math.max(1, Math.round(seconds / 3600));
  return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) });
}
