import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Currency } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';

export interface SurchargeProps {
  /** Negative when the dealer pays. */
  amount: number | undefined;
  currency: Currency;
  /** True when based on the market price or on today's rate. */
  isRough: boolean;
  isInColumn?: boolean;
}

export function Surcharge({ amount, currency, isRough, isInColumn = false }: SurchargeProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  if (amount === undefined) return <Text tone="subtle">—</Text>;
  if (isInColumn) {
    const figure = currency === 'UZS' ? formatNumber(Math.abs(amount), language, 0) : undefined;
    const sum = `${isRough ? '≈' : ''}${figure ?? formatMoney(Math.abs(amount), currency, language)}`;
    return (
      <Stack gap={0.5} align="flex-end">
        <Text isNumeric {...(amount < 0 && { tone: 'success' as const })}>
          {sum}
        </Text>
        {amount < 0 && (
          <Text size="sm" tone="success">
            {t('weAdd')}
          </Text>
        )}
      </Stack>
    );
  }
  const money = `${isRough ? '≈' : ''}${formatMoney(Math.abs(amount), currency, language)}`;
  return (
    <Text isNumeric={amount >= 0} {...(amount < 0 && { tone: 'success' as const })}>
      {amount < 0 ? t('wePay', { money }) : money}
    </Text>
  );
}
