import { businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import type { Realtime } from '../../../platform/realtime/realtime';
import type { RoomReader } from './room-reader';
import { type StoredRoom, createRoomsRepository } from './rooms.repository';

/** Maximum number of rooms sent one by one after a change of cars. Beyond it a full reload is cheaper. */
export const mostRoomsOfCars = 50;

interface Parts {
  reader: RoomReader;
  streams: Pick<Realtime['streams'], 'lock' | 'appendAll' | 'beginAnew'>;
}

/**
 * Sends the current state of rooms to the dealership's screens. A page replaces its room by the event's, so the last event must equal the
 * database: room, car and lead are read under the stream's lock, which blocks other events. Code that changes data shown by a room sends it
 * in the same transaction, after all of its other locks.
 */
export function createRoomEvents({ db }: Pick<Deps, 'db'>, { reader, streams }: Parts) {
  const rooms = createRoomsRepository(db);

  async function emit(owner: Owner, rows: readonly StoredRoom[]): Promise<void> {
    if (rows.length === 0) return;
    const shown = await reader.rooms(businessAccess(owner), rows, await rooms.languageOf(owner));
    await streams.appendAll(
      owner,
      shown.map((room) => ({ action: 'room', room_id: room.id, room })),
    );
  }

  return {
    /** Sends a room after a change of it or its lead. Inside a transaction, call it last. */
    async roomChanged(owner: Owner, id: number): Promise<void> {
      await streams.lock(owner);
      const room = await rooms.find(businessAccess(owner), id);
      await emit(owner, room === undefined ? [] : [room]);
    },

    /** At the end of a transaction that changes cars with any number of rooms. */
    async carsChanged(owner: Owner, ids: readonly number[]): Promise<void> {
      await streams.lock(owner);
      const rows = await rooms.ofAutos(owner, ids, mostRoomsOfCars + 1);
      await (rows.length > mostRoomsOfCars ? streams.beginAnew(owner) : emit(owner, rows));
    },
  };
}

export type RoomEvents = ReturnType<typeof createRoomEvents>;
