import { type Access, accessOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { MemberView, SocketRooms } from '../../../platform/realtime/socket-rooms';
import type { StoredEvent } from '../../../platform/realtime/stream-event';
import type { PresenceService } from './presence.service';
import { createRoomsRepository } from './rooms.repository';

export interface MemberViewOptions {
  presence: Pick<PresenceService, 'presence'>;
  notifications: {
    isVisible(access: Access, id: number): Promise<boolean>;
    unread(access: Access): Promise<number>;
  };
}

/**
 * Creates the socket's access to rooms. Events concern the whole business and keep their positions in its stream. Members limited to some
 * showrooms also get every event, but hidden ones arrive empty, so that no position is missing and nothing is revealed.
 */
export function createSocketRooms(
  { db }: Pick<Deps, 'db'>,
  { presence, notifications }: MemberViewOptions,
): SocketRooms {
  const rooms = createRoomsRepository(db);
  const sees = async (access: Access, id: number) => (await rooms.find(access, id)) !== undefined;

  async function narrowed(access: Access, event: StoredEvent): Promise<StoredEvent> {
    const nothing = async (): Promise<StoredEvent> => ({
      action: 'notification',
      unread_count: await notifications.unread(access),
    });
    if (event.action === 'notification') {
      const { notification, changed } = event;
      const isShown =
        notification !== undefined && (await notifications.isVisible(access, notification.id));
      const isOwn = changed?.type === 'telegram' && changed.id === access.dealer?.member.id;
      return {
        ...(await nothing()),
        ...(isShown && { notification }),
        ...(isOwn && { changed }),
      };
    }
    if (!(await sees(access, event.room_id))) return nothing();
    if (event.action === 'room' || event.action === 'update') return event;
    const total = await rooms.unreadWithin(access);
    return total === undefined ? event : { ...event, total_unread_messages: total };
  }

  return {
    presence: (dealer, roomId) => presence.presence(accessOf(dealer), roomId),

    viewOf(dealer): MemberView | undefined {
      const access = accessOf(dealer);
      if (access.showrooms === undefined) return undefined;
      return {
        sees: (roomId) => sees(access, roomId),
        async event(json) {
          const event: StoredEvent = JSON.parse(json);
          return JSON.stringify(await narrowed(access, event));
        },
      };
    },
  };
}
