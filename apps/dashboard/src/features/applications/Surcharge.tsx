import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Currency } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';

export interface SurchargeProps {
  /** Negative where we add. */
  amount: number | undefined;
  currency: Currency;
  /** Counted by the market price, or by today's rate. */
  isRough: boolean;
}

/** What the buyer adds to the car, or what we do. */
export function Surcharge({ amount, currency, isRough }: SurchargeProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  if (amount === undefined) return <Text tone="subtle">—</Text>;
  const money = `${isRough ? '≈' : ''}${formatMoney(Math.abs(amount), currency, language)}`;
  return (
    <Text isNumeric {...(amount < 0 && { tone: 'success' as const })}>
      {amount < 0 ? t('wePay', { money }) : money}
    </Text>
  );
}
