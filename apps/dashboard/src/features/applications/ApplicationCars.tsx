import type { Application } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Note } from '@karvon/ui/Note';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';

/** The buyer's car and the one that they want, and the ways to the buyer's chat and lead. */
export function ApplicationCars({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { current_car: current, desired_car: desired, desired_price, currency } = application;
  const { room_id: room, lead_id: lead, desired_status } = application;
  const facts = [
    current.mileage !== undefined &&
      t('mileage', { distance: formatNumber(current.mileage, language, 0) }),
    t('photos', { count: current.photos.length }),
  ];
  return (
    <Stack gap={3}>
      <Inline gap={3} isWrapping={false}>
        <Thumbnail size="lg" src={current.photos[0]?.thumbnail} />
        <Stack gap={0}>
          <Text weight="medium">{current.title}</Text>
          <Text size="sm" tone="muted">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Inline>
      {desired !== undefined && (
        <Inline gap={3} isWrapping={false}>
          <Thumbnail size="lg" src={desired.photo?.thumbnail} />
          <Stack gap={0}>
            <Link href={paths.autos.view(desired.id)}>→ {desired.title}</Link>
            {desired_price !== undefined && (
              <Text size="sm" tone="muted" isNumeric>
                {formatMoney(desired_price, currency, language)}
              </Text>
            )}
          </Stack>
        </Inline>
      )}
      {desired !== undefined &&
        (desired_status === 'sold_on_karvon' || desired_status === 'deleted') && (
          <Note>{t('carSold', { car: desired.title })}</Note>
        )}
      {current.description !== undefined && <Text tone="muted">«{current.description}»</Text>}
      <Inline gap={3}>
        {room !== undefined && <Link href={paths.chat(room)}>{t('toChat')}</Link>}
        {lead !== undefined && <Link href={paths.lead(lead)}>{t('toLead')}</Link>}
      </Inline>
    </Stack>
  );
}
