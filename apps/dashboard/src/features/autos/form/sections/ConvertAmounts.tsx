import type { Currency } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../../../shared/format/date';
import { convertMoney, formatMoney } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { autoQueries } from '../../queries';
import { amountNames } from '../auto-fields';
import { useAutoForm } from '../use-auto-form';

/** Offers to convert amounts after a change of currency, until the price is edited. The digits stay, since they may be right. */
export function ConvertAmounts() {
  const { t } = useTranslation('auto-form');
  const { control, getValues, setValue } = useAutoForm();
  const language = useLanguage();
  const { data: rate } = useQuery(autoQueries.rate());
  const [price, currency] = useWatch({ control, name: ['price', 'currency'] });
  const [typed, setTyped] = useState<{ price: number | null; currency: Currency }>({
    price,
    currency,
  });
  const isNew = !Object.is(price, typed.price);
  if (isNew) setTyped({ price, currency });
  if (isNew || !price) return null;
  if (currency === typed.currency || rate === undefined) return null;
  const converted = (amount: number) => convertMoney(amount, typed.currency, rate.rate);
  const convert = () => {
    for (const name of amountNames) {
      const amount = getValues(name);
      if (amount === null) continue;
      setValue(name, converted(amount), { shouldDirty: true, shouldValidate: true });
    }
  };
  const money = formatMoney(converted(price), currency, language);
  return (
    <Button size="sm" variant="soft" onPress={convert}>
      {t('price.convert', { money, date: formatDateShort(rate.date) })}
    </Button>
  );
}
