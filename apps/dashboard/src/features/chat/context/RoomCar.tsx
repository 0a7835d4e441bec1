import type { Room } from '@karvon/api/chat';
import { CoverImage } from '../../../shared/marketplace/CoverImage/CoverImage';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Button } from '@karvon/ui/Button';
import { Banner } from '@karvon/ui/Banner';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { CarFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { useCarPrice } from '../../../shared/lookups/use-car-price';

type RoomCarFacts = NonNullable<Room['car']>;

export function RoomCar({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const { car } = room;
  return car === undefined ? <Banner size="sm">{t('context.noCar')}</Banner> : <Car car={car} />;
}

function Car({ car }: { car: RoomCarFacts }) {
  const { t } = useTranslation(['chat', 'format']);
  const language = useLanguage();
  const price = useCarPrice(car);
  const isDeleted = car.status === 'deleted';
  const facts = [
    car.mileage !== undefined && t('format:km', { value: formatNumber(car.mileage, language) }),
    car.transmission?.[language].name.toLowerCase(),
    car.district?.[language].name,
  ].filter(Boolean);
  return (
    <Stack gap={3}>
      <CoverImage src={car.photo?.thumbnail} alt="" placeholderIcon={CarFront} />
      <Stack gap={1}>
        <Inline justify="space-between" align="flex-start">
          <Heading level={2} size="md">
            {car.title}
          </Heading>
          <CarStatusBadge status={car.status} />
        </Inline>
        {price !== undefined && (
          <Text as="p" size="lg" weight="semibold">
            {price.own}
          </Text>
        )}
        {price?.other !== undefined && (
          <Text as="p" size="sm" tone="muted">
            {price.other}
          </Text>
        )}
        <Text as="p" size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
      </Stack>
      {isDeleted ? (
        <Banner size="sm">{t('context.deletedCar')}</Banner>
      ) : (
        <Button size="sm" isFullWidth href={paths.autos.view(car.id)}>
          {t('actions.openCar')}
        </Button>
      )}
    </Stack>
  );
}
