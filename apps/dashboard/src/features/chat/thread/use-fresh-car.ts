import type { Room, RoomAuto } from '@karvon/api/chat';
import { isApiError } from '@karvon/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { storeRoomPart } from '../../../shared/chat/store-room';
import { chatQueries } from '../queries';

/** The car of a room with its price of this moment. */
export interface FreshCar {
  /** Without a price where there is none, or where it is not known. */
  car: RoomAuto | undefined;
  /** Why the price is not known; undefined where it is, or where the car has none. */
  error: unknown;
}

/**
 * Finds the car of a room with the price that it has now: what the room shows may be older, and a buyer must not get an old price. Where it
 * is another one, the room shows it too.
 */
export function useFreshCar({ id, car }: Pick<Room, 'id' | 'car'>): () => Promise<FreshCar> {
  const cache = useQueryClient();
  return async () => {
    if (car === undefined) return { car, error: undefined };
    const { price: _price, ...priceless } = car;
    try {
      const { price, currency } = await cache.fetchQuery(chatQueries.auto(car.id, 0));
      if (price !== car.price || currency !== car.currency) {
        storeRoomPart(cache, id, { car: { id: car.id, price, currency } });
      }
      return {
        car: { ...priceless, currency, ...(price !== undefined && { price }) },
        error: undefined,
      };
    } catch (error) {
      // A deleted one has no price to send.
      return { car: priceless, error: isApiError(error, 'not_found') ? undefined : error };
    }
  };
}
