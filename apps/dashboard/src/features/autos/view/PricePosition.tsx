import type { Auto } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { PriceScale } from '@karvon/ui/marketplace/PriceScale';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoneyShort } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { autoViewQueries } from './queries';

/** Where the price is among its like. Not there while nothing can be said, or nobody says it. */
export function PricePosition({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { data } = useQuery(autoViewQueries.position(auto));
  if (data === undefined || data.position === 'no_analysis') return null;
  const { position, market_from: low, market_to: high, price, bands, currency, comparables } = data;
  if (low === undefined || high === undefined || currency === undefined) return null;
  const format = (amount: number) => formatMoneyShort(amount, currency, language);
  const goodBand = bands.find((band) => band.position === 'good');
  const greatBand = bands.find((band) => band.position === 'great');
  const from = greatBand?.from ?? goodBand?.from;
  const to = goodBand?.to;
  const range = t('market.range', { from: format(low), to: format(high) });
  return (
    <Card
      title={t('market.title')}
      description={`${t(`market.${position}`)} · ${t('market.based', { count: comparables })}`}
    >
      <PriceScale
        low={low}
        high={high}
        {...(from !== undefined && to !== undefined && { good: [from, to] as const })}
        value={price ?? null}
        format={format}
        aria-label={`${t(`market.${position}`)}. ${range}`}
      />
    </Card>
  );
}
