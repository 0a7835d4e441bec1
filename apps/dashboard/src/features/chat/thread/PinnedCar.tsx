import type { Room } from '@karvon/api/chat';
import { Box } from '@karvon/ui/Box';
import { Divider } from '@karvon/ui/Divider';
import { Row } from '@karvon/ui/Row';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { paths } from '../../../shared/paths';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { useCarPrice } from '../../../shared/lookups/use-car-price';

/** The car over the thread, on a phone. Nothing for a chat about the showroom. */
export function PinnedCar({ room }: { room: Room }) {
  const price = useCarPrice(room.car);
  const { car } = room;
  if (car === undefined) return null;
  return (
    <>
      <Box backgroundColor="surface" paddingInline={3} paddingBlock={2}>
        <Row
          isTruncated
          image={<Thumbnail src={car.photo?.thumbnail} />}
          title={car.title}
          detail={price?.own}
          end={<CarStatusBadge status={car.status} />}
          href={car.status === 'deleted' ? undefined : paths.autos.view(car.id)}
        />
      </Box>
      <Divider />
    </>
  );
}
