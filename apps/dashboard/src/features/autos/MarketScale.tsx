import type { PricePosition } from '@karvon/api/search';
import { useTranslation } from 'react-i18next';
import { formatMoneyShort } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { PriceScale } from '../../shared/marketplace/PriceScale/PriceScale';

/** A price among those of comparable listings. @param label position of the price, in words */
export function MarketScale({ position, label }: { position: PricePosition; label: string }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { market_from: low, market_to: high, price, bands, currency } = position;
  if (low === undefined || high === undefined || currency === undefined) return null;
  const format = (amount: number) => formatMoneyShort(amount, currency, language);
  const band = (name: string) => bands.find((one) => one.position === name);
  const from = band('great')?.from ?? band('good')?.from;
  const to = band('good')?.to;
  return (
    <PriceScale
      low={low}
      high={high}
      good={from !== undefined && to !== undefined ? [from, to] : undefined}
      value={price ?? null}
      format={format}
      aria-label={`${label}. ${t('market.range', { from: format(low), to: format(high) })}`}
    />
  );
}
