import type { Auto } from '@karvon/api/main';
import { Heading } from '@karvon/ui/Heading';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/format/date';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { pricePair } from '../auto-labels';

/** On a narrow phone the currency goes below the figure, where a word without a gap would be broken. */
const breakable = (price: string): string => price.replace(/\u00A0(?=\D+$)/, ' ');

/** The price in both currencies with the day of the rate, and how far it can be talked about. */
export function AutoPrice({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { price, other } = pricePair(auto, language);
  const money = (amount: number) => formatMoney(amount, auto.currency, language);
  const { price_from: from, price_to: to, rate_date: date } = auto;
  const range =
    from !== undefined && to !== undefined
      ? t('detail.range', { from: money(from), to: money(to) })
      : from !== undefined
        ? t('detail.rangeFrom', { from: money(from) })
        : to !== undefined
          ? t('detail.rangeTo', { to: money(to) })
          : undefined;
  return (
    <Stack gap={1}>
      <Heading level={2} size="3xl">
        {price === undefined ? t('card.noPrice') : breakable(price)}
      </Heading>
      {other !== undefined && (
        <Text size="sm" tone="muted">
          ≈{' '}
          {date === undefined
            ? other
            : t('detail.atRate', { money: other, date: formatDay(date, language) })}
        </Text>
      )}
      {range !== undefined && (
        <Text size="sm" tone="muted">
          {range}
        </Text>
      )}
      {auto.sale_price !== undefined && (
        <Text tone="success" weight="medium">
          {t('detail.soldFor', { money: money(auto.sale_price) })}
        </Text>
      )}
    </Stack>
  );
}
