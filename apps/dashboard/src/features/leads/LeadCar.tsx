import type { AutoRef } from '@karvon/api/main';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCarPrice } from '../../shared/lookups/use-car-price';
import { paths } from '../../shared/paths';
import { isDeleted, isGone } from './lead-labels';
import { leadQueries } from './queries';

/** The car that the buyer asks about, and the way to it. */
export function LeadCar({ car }: { car: AutoRef }) {
  const { t } = useTranslation('leads');
  const hasPage = !isDeleted(car);
  const { data: auto } = useQuery(leadQueries.auto(car.id, hasPage));
  const price = useCarPrice(auto);
  return (
    <RowList aria-label={t('drawer.car')}>
      <Row
        hasArrow={hasPage}
        image={<Thumbnail src={car.photo?.thumbnail} isFaded={isGone(car)} />}
        title={isGone(car) ? <Text tone="subtle">{car.title}</Text> : car.title}
        detail={hasPage ? [price?.own, price?.other].filter(Boolean).join(' · ') : t('carDeleted')}
        {...(hasPage && { href: paths.autos.view(car.id) })}
      />
    </RowList>
  );
}
