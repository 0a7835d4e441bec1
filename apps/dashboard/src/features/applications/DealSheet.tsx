import type { Application } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { PrintSheet } from '../../shared/marketplace/PrintSheet/PrintSheet';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDateShort, formatDay, formatTime } from '../../shared/format/date';
import { convertMoney, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatPhone } from '../../shared/format/phone';
import { useLanguage } from '../../shared/i18n/use-language';

/** Printed sheet that both sides sign: the figures on screen, in both currencies, with the date of the rate. */
export function DealSheet({
  application,
  onDone,
}: {
  application: Application;
  onDone: () => void;
}) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { current_car: current, desired_car: desired, desired_price, currency, rate } = application;
  const { price, market_price, surcharge, responsible, avtosalon, scheduled_at } = application;
  const other = currency === 'UZS' ? 'USD' : 'UZS';
  const both = (sum: number) => (
    <Stack gap={0}>
      <Text isNumeric weight="medium">
        {formatMoney(sum, currency, language)}
      </Text>
      <Text isNumeric size="sm" tone="muted">
        {`≈ ${formatMoney(convertMoney(sum, currency, rate.rate), other, language)}`}
      </Text>
    </Stack>
  );
  const base = price ?? market_price;
  const facts = [
    current.mileage !== undefined &&
      t('mileage', { distance: formatNumber(current.mileage, language, 0) }),
    current.vin,
  ];
  return (
    <PrintSheet
      title={t('sheet.title', { id: application.id })}
      context={[avtosalon?.name, formatDateShort(new Date(serverNow()).toISOString())]
        .filter(Boolean)
        .join(' · ')}
      signatures={[t('sheet.dealer'), t('col.client')]}
      note={price === undefined && t('sheet.rough')}
      onDone={onDone}
    >
      <DefinitionList
        items={[
          { term: t('col.client'), detail: application.client_name },
          { term: t('form.phone'), detail: formatPhone(application.phone) },
          {
            term: t('change.current_car'),
            detail: [current.title, ...facts].filter(Boolean).join(' · '),
          },
          {
            term: t(price === undefined ? 'marketPrice' : 'price'),
            detail: base !== undefined && both(base),
          },
          { term: t('form.desiredCar'), detail: desired?.title },
          {
            term: t('sheet.desiredPrice'),
            detail: desired_price !== undefined && both(desired_price),
          },
          {
            term: t(surcharge !== undefined && surcharge < 0 ? 'weAdd' : 'buyerPays'),
            detail: surcharge !== undefined && both(Math.abs(surcharge)),
          },
          {
            term: t('form.rate'),
            detail: t('rate', {
              rate: formatNumber(rate.rate, language, 0),
              date: formatDateShort(rate.date),
            }),
          },
          {
            term: t('form.inspection'),
            detail:
              scheduled_at !== undefined &&
              `${formatDay(scheduled_at, language)}, ${formatTime(scheduled_at)}`,
          },
          { term: t('responsible'), detail: responsible?.full_name },
        ]}
      />
    </PrintSheet>
  );
}
