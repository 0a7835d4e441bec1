import type { PricePosition } from '@karvon/api/search';
import { useTranslation } from 'react-i18next';
import { formatMoneyShort } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { PriceScale } from '../../shared/marketplace/PriceScale/PriceScale';

interface MarketProps {
  position: PricePosition;
}

/** Position of a price, and the number of comparable listings. */
export function MarketText({ position: { position, comparables } }: MarketProps) {
  const { t } = useTranslation('autos');
  if (position === 'no_analysis') return t('price.noAnalysis', { count: comparables });
  return `${t(`market.${position}`)} · ${t('market.based', { count: comparables })}`;
}

/** A price among those of comparable listings; nothing when there are too few. */
export function MarketScale({ position: data }: MarketProps) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { position, market_from: low, market_to: high, price, bands, currency } = data;
  if (position === 'no_analysis') return null;
  if (low === undefined || high === undefined || currency === undefined) return null;
  const format = (amount: number) => formatMoneyShort(amount, currency, language);
  const goodBand = bands.find((band) => band.position === 'good');
  const greatBand = bands.find((band) => band.position === 'great');
  const from = greatBand?.from ?? goodBand?.from;
  const to = goodBand?.to;
  const range = t('market.range', { from: format(low), to: format(high) });
  return (
    <PriceScale
      low={low}
      high={high}
      good={from !== undefined && to !== undefined ? [from, to] : undefined}
      value={price ?? null}
      format={format}
      aria-label={`${t(`market.${position}`)}. ${range}`}
    />
  );
}
