import { useQuery } from '@tanstack/react-query';
import { formatDateNear } from '../format/date';
import { convertMoney, formatMoney, type Currency } from '../format/money';
import { useLanguage } from '../i18n/use-language';
import { useText } from '../i18n/use-text';
import { rateOnQuery } from './rate-query';

/** Converts y.e. to so'm at the rate of a day. `line` is a hint for the field. Undefined for so'm and without a rate. */
export function useInSom(
  amount: number | null,
  currency: Currency,
  day: string | null,
): { sum: number; line: string } | undefined {
  const t = useText();
  const language = useLanguage();
  const isAsked = currency === 'USD' && Boolean(day);
  const { data } = useQuery(rateOnQuery(day ?? '', isAsked));
  if (!isAsked || data === undefined || !amount) return undefined;
  const sum = convertMoney(amount, 'USD', data.rate);
  const money = formatMoney(sum, 'UZS', language);
  return { sum, line: t('stock:byRate', { money, date: formatDateNear(data.date) }) };
}
