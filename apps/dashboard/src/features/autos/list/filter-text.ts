import type { TFunction } from 'i18next';
import { formatNumber } from '../../../shared/format/number';
import type { Language } from '../../../shared/i18n/languages';

/**
 * A range in words: `от 100 до 200`, `до 200`; empty when open at both ends.
 *
 * @param options.isYear years are not grouped
 */
export function rangeText(
  t: TFunction<['autos']>,
  language: Language,
  from: number | undefined,
  to: number | undefined,
  options: { isYear?: boolean; unit?: string } = {},
): string {
  const { isYear = false, unit } = options;
  const figure = (value: number) => (isYear ? String(value) : short(value, language));
  const text =
    from !== undefined && to !== undefined
      ? t('filter.range', { from: figure(from), to: figure(to) })
      : from !== undefined
        ? t('filter.up', { value: figure(from) })
        : to !== undefined
          ? t('filter.down', { value: figure(to) })
          : '';
  return text === '' || unit === undefined ? text : `${text} ${unit}`;
}

/** Millions are written as such: chips have little room. */
function short(value: number, language: Language): string {
  if (value < 1_000_000) return formatNumber(value, language);
  const millions = formatNumber(value / 1_000_000, language, 1);
  return `${millions}\u00A0${language === 'ru' ? 'млн' : 'mln'}`;
}
