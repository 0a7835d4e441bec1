import type { Auto } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../format/date';
import { convertMoney, formatMoney } from '../format/money';
import { useLanguage } from '../i18n/use-language';
import { rateQuery } from './rate-query';

/** The car's price, and its equivalent with the rate's date. Undefined for a draft without a price. */
export function useCarPrice(
  car: Pick<Auto, 'price' | 'currency'> | undefined,
): { own: string; other: string | undefined } | undefined {
  const { t } = useTranslation('format');
  const language = useLanguage();
  const rate = useQuery(rateQuery()).data;
  if (car?.price === undefined) return undefined;
  const { price, currency } = car;
  const own = formatMoney(price, currency, language);
  if (rate === undefined) return { own, other: undefined };
  const other = currency === 'UZS' ? 'USD' : 'UZS';
  const money = formatMoney(convertMoney(price, currency, rate.rate), other, language);
  return { own, other: t('atRate', { money, date: formatDay(rate.date, language) }) };
}
