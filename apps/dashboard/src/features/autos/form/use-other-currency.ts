import type { Currency } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../../shared/format/date';
import { convertMoney, formatMoney } from '../../../shared/format/money';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { autoQueries } from '../queries';

/** So'm for one y.e. Undefined until loaded. */
export function useRate(): number | undefined {
  return useQuery(autoQueries.rate()).data?.rate;
}

/** The amount in the other currency. Undefined without an amount or a rate. @param language @default the current one */
export function useOtherCurrency(
  amount: number | null,
  currency: Currency,
  language?: Language,
): { money: string; line: string } | undefined {
  const { t } = useTranslation('auto-form');
  const onScreen = useLanguage();
  const { data } = useQuery(autoQueries.rate());
  if (data === undefined || !amount) return undefined;
  const other = currency === 'UZS' ? 'USD' : 'UZS';
  const money = formatMoney(convertMoney(amount, currency, data.rate), other, language ?? onScreen);
  return { money, line: t('price.atRate', { money, date: formatDateShort(data.date) }) };
}
