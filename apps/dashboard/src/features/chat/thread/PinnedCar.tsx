import type { Room } from '@karvon/api/chat';
import { MediaRow } from '@karvon/ui/MediaRow';
import { paths } from '../../../shared/paths';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { useCarPrice } from '../context/use-car-price';

/** The car over the thread, on a phone. Nothing for a chat about the showroom. */
export function PinnedCar({ room }: { room: Room }) {
  const price = useCarPrice(room.car);
  const { car } = room;
  if (car === undefined) return null;
  return (
    <MediaRow
      src={car.photo?.thumbnail ?? null}
      title={car.title}
      detail={price?.own}
      end={<CarStatusBadge status={car.status} />}
      {...(car.status !== 'deleted' && { href: paths.autos.view(car.id) })}
    />
  );
}
