import type { TradeInAuto } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Banner } from '@karvon/ui/Banner';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { type Currency, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { earnings } from './bid-values';

export function Earnings({
  car,
  price,
  currency,
  isShort = false,
}: {
  car: TradeInAuto;
  price: number | null;
  currency: Currency;
  isShort?: boolean;
}) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const left = earnings(car, price, currency);
  if (left === undefined) return null;
  const isGain = left.amount >= 0;
  return (
    <Banner size="sm" tone={isGain ? 'success' : 'danger'}>
      <Inline as="span" gap={2} justify="space-between">
        {t(isShort ? 'marginShort' : 'yourMargin')}
        <Text size="sm" weight="medium" isNumeric tone="inherit">
          {`${formatMoney(left.amount, 'UZS', language)} (${formatNumber(left.percent, language, 1)}\u00A0%)`}
        </Text>
      </Inline>
    </Banner>
  );
}
