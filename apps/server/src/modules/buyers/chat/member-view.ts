import { actAs, showroomsOf } from '../../../platform/db/acting';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import type { MemberView, SocketRooms } from '../../../platform/realtime/socket-rooms';
import type { StoredEvent } from '../../../platform/realtime/stream-event';
import type { PresenceService } from './presence.service';
import { createRoomsRepository } from './rooms.repository';

export interface MemberViewOptions {
  presence: Pick<PresenceService, 'presence'>;
  notifications: {
    /** Whether the member of this request may see it. */
    isVisible(owner: Owner, id: number): Promise<boolean>;
    unread(owner: Owner): Promise<number>;
  };
}

/**
 * The rooms as the socket asks about them. Events are of the whole business and keep their places in its stream: who works in some showrooms
 * alone gets each of them too, but of what they may not see an empty one, so that their screens miss nothing and learn nothing.
 */
export function createSocketRooms(
  { db }: Pick<Deps, 'db'>,
  { presence, notifications }: MemberViewOptions,
): SocketRooms {
  const rooms = createRoomsRepository(db);
  const sees = async (owner: Owner, id: number) => (await rooms.find(owner, id)) !== undefined;

  async function narrowed(owner: Owner, event: StoredEvent): Promise<StoredEvent> {
    const nothing = async (): Promise<StoredEvent> => ({
      action: 'notification',
      unread_count: await notifications.unread(owner),
    });
    if (event.action === 'notification') {
      const { notification } = event;
      const isShown =
        notification !== undefined && (await notifications.isVisible(owner, notification.id));
      return { ...(await nothing()), ...(isShown && { notification }) };
    }
    if (!(await sees(owner, event.room_id))) return nothing();
    if (event.action === 'room') return event;
    const total = await rooms.unreadWithin(owner);
    return total === undefined ? event : { ...event, total_unread_messages: total };
  }

  return {
    presence: (dealer, roomId) => actAs(dealer, () => presence.presence(dealer.owner, roomId)),

    viewOf(dealer): MemberView | undefined {
      if (showroomsOf(dealer) === undefined) return undefined;
      const { owner } = dealer;
      return {
        sees: (roomId) => actAs(dealer, () => sees(owner, roomId)),
        event: (json) =>
          actAs(dealer, async () => {
            const event: StoredEvent = JSON.parse(json);
            return JSON.stringify(await narrowed(owner, event));
          }),
      };
    },
  };
}
