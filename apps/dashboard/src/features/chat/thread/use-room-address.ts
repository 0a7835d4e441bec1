import type { Room } from '@karvon/api/chat';
import { getGetAutoQueryOptions } from '@karvon/api/main/autos';
import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { useQueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Finds the address of the showroom that a room's car stands in, or of the only one; undefined where it cannot be told. */
export function useRoomAddress(room: Pick<Room, 'car'>): () => Promise<string | undefined> {
  const cache = useQueryClient();
  return async () => {
    try {
      const { results } = await cache.fetchQuery(
        getListAvtosalonsQueryOptions({ size: 100 }, { query: { staleTime: minute } }),
      );
      const [only, ...others] = results;
      if (only === undefined || others.length === 0) return only?.address;
      if (room.car === undefined) return undefined;
      const car = await cache.fetchQuery(
        getGetAutoQueryOptions(room.car.id, { query: { staleTime: minute } }),
      );
      return results.find(({ id }) => id === car.avtosalon?.id)?.address;
    } catch {
      // The reply then says plainly what is missing.
      return undefined;
    }
  };
}
