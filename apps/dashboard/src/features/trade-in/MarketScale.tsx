import type { TradeInAuto } from '@karvon/api/main';
import { PriceScale, type PriceMark } from '../../shared/marketplace/PriceScale/PriceScale';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatMillions } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';

/** Limits relative to the market price: an extreme asking price would compress everything else. */
const furthest = { low: 0.6, high: 1.5 };

export function MarketScale({ car, price }: { car: TradeInAuto; price: number | undefined }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { comparables, market_price: market, market_from: low, market_to: high } = car;
  if (market === undefined || low === undefined || high === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('fewSimilar', { n: comparables })}
      </Text>
    );
  const format = (amount: number) => formatMillions(amount, amount, language);
  const { best_price_uzs: best, asking_price_uzs: wants, my_offer: mine } = car;
  const marks: PriceMark[] = [
    // The best offer is left out when it is ours.
    ...(best !== undefined && mine?.rank !== 1
      ? [{ value: best, label: t('mark.best', { money: format(best) }) }]
      : []),
    ...(wants === undefined
      ? []
      : [{ value: wants, label: t('mark.wants', { money: format(wants) }) }]),
    { value: market, label: t('mark.market', { money: format(market) }), side: 'below' },
  ];
  const named = [best, wants, mine?.price_uzs].filter((sum) => sum !== undefined);
  const margin = (high - low) / 4;
  const own = price === undefined ? undefined : t('mark.own', { money: format(price) });
  const sentence = [
    own,
    ...marks.map(({ label }) => label),
    t('scale', { from: format(low), to: format(high) }),
  ];
  return (
    <PriceScale
      low={Math.max(market * furthest.low, Math.min(low - margin, ...named))}
      high={Math.min(market * furthest.high, Math.max(high + margin, ...named))}
      good={[low, high]}
      highFrom={high}
      bounds={[low, high]}
      value={price ?? null}
      valueLabel={own}
      marks={marks}
      format={format}
      aria-label={sentence.filter(Boolean).join(', ')}
    />
  );
}
