import { type Access, businessAccess } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { Realtime } from '../../../platform/realtime/realtime';
import type { Presence } from '../../../platform/realtime/socket-rooms';
import { isOnline } from './room-name';
import { type StoredRoom, createRoomsRepository } from './rooms.repository';

const onlineSeconds = 60;

/** Typing is only sent. Presence is also stored. */
export function createPresenceService({ db, clock, jobs }: Deps, bus: Realtime['bus']) {
  const rooms = createRoomsRepository(db);

  const emit = ({ id, business_user_id, last_seen_at }: StoredRoom, is_online: boolean) =>
    bus.signal(business_user_id, {
      action: 'online',
      room_id: id,
      message: { room_id: id, is_online, last_seen_at: last_seen_at?.toISOString() },
    });

  /**
   * Moves the end of the presence under the room's lock, and sends it when the dealer sees a change. The timer's row is locked before the
   * room's, in the same order as by the running timer, to avoid a deadlock.
   */
  async function set({ business_user_id, id: roomId }: StoredRoom, online_until: Date | null) {
    const access = businessAccess(business_user_id);
    await db.transaction(async () => {
      if (online_until !== null) await jobs.schedule('chat_presence', roomId, online_until);
      const room = await rooms.lock(access, roomId);
      const now = clock.now();
      const changed = await rooms.update(access, roomId, {
        online_until,
        last_seen_at: online_until === null ? room.last_seen_at : now,
      });
      const was = isOnline(room, now);
      const is = isOnline(changed, now);
      if (was !== is) await emit(changed, is);
    });
  }

  // Runs once, on one instance, after the last signal expires, and notifies all instances.
  jobs.registerJob('chat_presence', async (roomId) => {
    const room = await rooms.findAny(roomId);
    if (room?.online_until == null) return;
    if (isOnline(room, clock.now()))
      await jobs.schedule('chat_presence', roomId, room.online_until);
    else {
      await rooms.update(businessAccess(room.business_user_id), roomId, { online_until: null });
      await emit(room, false);
    }
  });

  return {
    online: (room: StoredRoom) => set(room, new Date(clock.now().getTime() + onlineSeconds * 1000)),

    offline: (room: StoredRoom) => set(room, null),

    /** Sends a typing signal. Screens fade it after five seconds. Signals of a blocked buyer are ignored. */
    async typing({ business_user_id, id, is_blocked }: StoredRoom): Promise<void> {
      if (is_blocked) return;
      const frame = { action: 'typing' as const, room_id: id, message: { room_id: id } };
      await bus.signal(business_user_id, frame);
    },

    async presence(access: Access, roomId: number): Promise<Presence | undefined> {
      const room = await rooms.find(access, roomId);
      return (
        room && {
          is_online: isOnline(room, clock.now()),
          last_seen_at: room.last_seen_at,
          is_blocked: room.is_blocked,
        }
      );
    },
  };
}

export type PresenceService = ReturnType<typeof createPresenceService>;
