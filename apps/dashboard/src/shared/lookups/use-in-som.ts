import { useQuery } from '@tanstack/react-query';
import { formatDateNear } from '../format/date';
import { convertMoney, formatMoney, type Currency } from '../format/money';
import { useLanguage } from '../i18n/use-language';
import { useText } from '../i18n/use-text';
import { rateOnQuery } from './rate-query';

/** A stored sum keeps its rate while its day and currency are unchanged, as on the server. */
interface StoredSum {
  currency: Currency;
  day: string;
  rate?: { rate: number; date: string } | undefined;
}

/** Converts y.e. to so'm at the rate of a day. `line` is a hint for the field. Undefined for so'm and without a rate. */
export function useInSom(
  amount: number | null,
  currency: Currency,
  day: string | null,
  stored?: StoredSum,
): { sum: number; line: string } | undefined {
  const t = useText();
  const language = useLanguage();
  const kept = stored?.currency === currency && stored.day === day ? stored.rate : undefined;
  const isAsked = currency === 'USD' && Boolean(day) && kept === undefined;
  const { data } = useQuery(rateOnQuery(day ?? '', isAsked));
  const rate = kept ?? (isAsked ? data : undefined);
  if (rate === undefined || !amount) return undefined;
  const sum = convertMoney(amount, 'USD', rate.rate);
  const money = formatMoney(sum, 'UZS', language);
  return { sum, line: t('stock:byRate', { money, date: formatDateNear(rate.date) }) };
}
