import type { Application } from '@karvon/api/main';
import { PriceScale } from '@karvon/ui/marketplace/PriceScale';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMillions, type Currency } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { applicationQueries } from './queries';

/** Where our price is on the market of such cars; nothing where the market is not known. */
export function MarketScale({
  application,
  price,
  currency,
}: {
  application: Application;
  price: number | null;
  currency: Currency;
}) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { data } = useQuery(applicationQueries.market(application.current_car));
  const { market_from: low, market_to: high, median } = data ?? {};
  if (low === undefined || high === undefined) return null;
  const format = (amount: number) => formatMillions(amount, amount, language);
  const own =
    price === null
      ? undefined
      : currency === 'UZS'
        ? price
        : Math.round(price * application.rate.rate);
  const ownLabel = own === undefined ? undefined : t('scale.own', { money: format(own) });
  const marketLabel =
    median === undefined ? undefined : t('scale.market', { money: format(median) });
  const beyond = (high - low) / 4;
  const sentence = [
    ownLabel,
    marketLabel,
    t('scale.range', { from: format(low), to: format(high) }),
  ];
  return (
    <PriceScale
      low={Math.max(low / 2, Math.min(low - beyond, own ?? low))}
      high={Math.min(high * 1.5, Math.max(high + beyond, own ?? high))}
      good={[low, high]}
      highFrom={high}
      bounds={[low, high]}
      value={own ?? null}
      valueLabel={ownLabel}
      {...(median !== undefined &&
        marketLabel !== undefined && {
          marks: [{ value: median, label: marketLabel, side: 'below' }],
        })}
      format={format}
      aria-label={sentence.filter(Boolean).join(', ')}
    />
  );
}
