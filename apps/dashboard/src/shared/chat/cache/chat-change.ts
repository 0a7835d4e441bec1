import type { ChatEvent, Message, Room, RoomUpdate } from '@karvon/api/chat';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/** A change to apply to the caches: an event, presence, a message that the server has accepted, or an action on this device. */
export type ChatChange = RoomChange | NotificationChange;

export interface NotificationChange {
  action: 'notification';
  unread_count: number;
}

export type RoomChange =
  | WithoutSeq<Exclude<ChatEvent, { action: 'notification' }>>
  | { action: 'presence'; room_id: number; is_online: boolean; last_seen_at?: string | undefined }
  | { action: 'sent'; room_id: number; message: Message }
  | { action: 'part'; room_id: number; part: RoomPart };

/** Fields of a room that an action has changed. The other fields may be newer in the cache, since the buyer writes meanwhile. */
export interface RoomPart extends Omit<RoomUpdate, 'muted'> {
  version?: number;
  telegram?: Room['telegram'];
  lead?: PartOf<Room['lead']>;
  car?: PartOf<Room['car']>;
}

type PartOf<Entity extends { id: number } | undefined> = Partial<Entity> &
  Pick<NonNullable<Entity>, 'id'>;
