import type { PricePosition } from '@karvon/api/search';
import { Card } from '@karvon/ui/Card';
import { PriceScale } from '../../../../shared/marketplace/PriceScale/PriceScale';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatMoneyShort } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { MarketState } from './use-price-position';

export function MarketPrice({ market }: { market: MarketState }) {
  const { t } = useTranslation('auto-form');
  if (market.state === 'unavailable' || market.state === 'loading') return null;
  if (market.state === 'known' && market.position.position !== 'no_analysis') {
    return <Scale position={market.position} />;
  }
  return (
    <Card title={t('market.title')} level={3}>
      <WhyNot market={market} />
    </Card>
  );
}

function WhyNot({ market }: { market: MarketState }) {
  const { t } = useTranslation('auto-form');
  const description = () => {
    if (market.state !== 'known') return t('market.incomplete');
    const { reason, comparables } = market.position;
    switch (reason) {
      case 'no_price':
        return t('market.noPrice');
      case 'incomplete':
        return t('market.incomplete');
      case 'too_few':
        return t('market.tooFew', { count: comparables });
      case undefined:
        return t('market.none');
      default:
        return reason satisfies never;
    }
  };
  return (
    <Text as="p" size="sm" tone="muted">
      {description()}
    </Text>
  );
}

function Scale({ position }: { position: PricePosition }) {
  const { t } = useTranslation('auto-form');
  const language = useLanguage();
  const { market_from, market_to, price, comparables, period_days, currency = 'UZS' } = position;
  if (market_from === undefined || market_to === undefined) return null;
  const format = (amount: number) => formatMoneyShort(amount, currency, language);
  const verdict =
    position.position === 'no_analysis' ? t('market.none') : t(`market.${position.position}`);
  const based = t('market.based', { count: comparables, days: period_days });
  const good = position.bands.filter(
    (band) => band.position === 'great' || band.position === 'good',
  );
  const from = good[0]?.from;
  const to = good.at(-1)?.to;
  return (
    <Card title={t('market.title')} description={`${verdict} · ${based}`} level={3}>
      <PriceScale
        low={market_from}
        high={market_to}
        {...(from !== undefined && to !== undefined && { good: [from, to] as const, highFrom: to })}
        value={price ?? null}
        format={format}
        aria-label={`${verdict}. ${based}. ${format(market_from)} – ${format(market_to)}`}
      />
    </Card>
  );
}
