import type { TradeInAuto } from '@karvon/api/main';
import { PriceScale } from '@karvon/ui/PriceScale';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatMillions, formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';

/** What the market asks for such a car, and where a price stands in it; a sentence where too few are alike. */
export function MarketScale({ car, price }: { car: TradeInAuto; price: number | undefined }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { comparables, market_price: market, market_from: low, market_to: high } = car;
  if (market === undefined || low === undefined || high === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('noAnalysis', { n: comparables })}
      </Text>
    );
  const format = (amount: number) => formatMillions(amount, amount, language);
  const good = [market * 0.96, market * 1.05] as const;
  return (
    <Stack gap={2}>
      <PriceScale
        low={low}
        high={high}
        good={good}
        highFrom={good[1]}
        value={price ?? null}
        format={format}
        aria-label={t('scale', { from: format(low), to: format(high), market: format(market) })}
      />
      {car.best_price_uzs !== undefined && (
        <Text size="sm" tone="muted">
          {t('bestOf', { money: formatMoney(car.best_price_uzs, 'UZS', language) })}
        </Text>
      )}
    </Stack>
  );
}
