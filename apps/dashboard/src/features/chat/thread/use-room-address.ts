import type { Room } from '@karvon/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { chatQueries } from '../queries';

const minute = 60_000;

/** Finds the address of the showroom that a room's car is in, or of the only one; undefined where neither is known. */
export function useRoomAddress(room: Pick<Room, 'car'>): () => Promise<string | undefined> {
  const cache = useQueryClient();
  return async () => {
    try {
      const { results } = await cache.fetchQuery(chatQueries.avtosalons());
      const [only, ...others] = results;
      if (only === undefined || others.length === 0) return only?.address;
      if (room.car === undefined) return undefined;
      const car = await cache.fetchQuery(chatQueries.auto(room.car.id, minute));
      return results.find(({ id }) => id === car.avtosalon?.id)?.address;
    } catch {
      // The reply then says plainly what is missing.
      return undefined;
    }
  };
}
