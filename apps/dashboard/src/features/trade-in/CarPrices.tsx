import type { TradeInAuto } from '@karvon/api/main';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';

function Price({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <Stack gap={0}>
      <Text size="sm" tone="muted">
        {term}
      </Text>
      <Text size="lg" weight="semibold" isNumeric>
        {children}
      </Text>
      {note !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {note}
        </Text>
      )}
    </Stack>
  );
}

export function CarPrices({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { asking_price, asking_price_uzs, currency, market_price, comparables } = car;
  return (
    <Stack gap={3}>
      {market_price !== undefined && (
        <Price term={t('marketOf', { n: comparables })}>
          {formatMoney(market_price, 'UZS', language)}
        </Price>
      )}
      {asking_price !== undefined && (
        <Price
          term={t('col.wants')}
          {...(currency !== 'UZS' &&
            asking_price_uzs !== undefined && {
              note: `≈ ${formatMoney(asking_price_uzs, 'UZS', language)}`,
            })}
        >
          {formatMoney(asking_price, currency, language)}
        </Price>
      )}
    </Stack>
  );
}
