import { type Access, businessAccess } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { Realtime } from '../../../platform/realtime/realtime';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import { createMessagesRepository } from './messages.repository';
import type { RoomEvents } from './room-events';
import { type StoredRoom, createRoomsRepository } from './rooms.repository';

export interface ReadingParts {
  roomEvents: Pick<RoomEvents, 'roomChanged'>;
  streams: Realtime['streams'];
  events: Realtime['events'];
  notifications: Pick<NotificationsService, 'readRoom'>;
}

/** The counters change in the transaction that marks the messages. */
export function createReadingService(
  { db, clock }: Deps,
  { roomEvents, streams, events, notifications }: ReadingParts,
) {
  const rooms = createRoomsRepository(db);
  const messages = createMessagesRepository(db);

  const append = (room: StoredRoom, by: 'business' | 'client', upTo: number, unread: number) =>
    streams.append(
      room.business_user_id,
      ({ unread_total }) => ({
        action: 'read',
        room_id: room.id,
        reader: by,
        up_to: upTo,
        unreadCount: room.unread_count,
        total_unread_messages: unread_total,
      }),
      { unread },
    );

  return {
    /** Marks the client's messages up to the id `upTo` as read, or all of them. @throws Problem 404 */
    async readAll(access: Access, roomId: number, upTo: number = Number.MAX_SAFE_INTEGER) {
      return db.transaction(async () => {
        const room = await rooms.lock(access, roomId);
        const now = clock.now();
        const read = await messages.markRead(roomId, 'client', upTo, now);
        const isFirst = room.opened_at === null;
        const changed =
          read.count > 0 || isFirst
            ? await rooms.update(access, roomId, {
                unread_count: room.unread_count - read.count,
                opened_at: room.opened_at ?? now,
              })
            : room;
        if (read.count > 0) {
          await notifications.readRoom(access, roomId, read.newest);
          await append(changed, 'business', read.newest, -read.count);
        }
        // The first reading ends the room's state "new", which other screens must see.
        if (isFirst) await roomEvents.roomChanged(access.owner, roomId);
        const within = await rooms.unreadWithin(access);
        return {
          room_id: roomId,
          unreadCount: changed.unread_count,
          total_unread_messages: within ?? (await events.place(access.owner)).unread_total,
        };
      });
    },

    /** Marks messages up to the id `upTo` as read by the client. @throws Problem 404 */
    async readByClient({ business_user_id, id: roomId }: StoredRoom, upTo: number): Promise<void> {
      const access = businessAccess(business_user_id);
      await db.transaction(async () => {
        const room = await rooms.lock(access, roomId);
        const newest = Math.min(upTo, room.last_message_id ?? 0);
        if (newest <= room.last_read_by_client) return;
        await messages.markRead(roomId, 'business', newest, clock.now());
        const changes = { last_read_by_client: newest, last_seen_at: clock.now() };
        await append(await rooms.update(access, roomId, changes), 'client', newest, 0);
      });
    },
  };
}

export type ReadingService = ReturnType<typeof createReadingService>;
