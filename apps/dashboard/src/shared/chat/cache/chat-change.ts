import type { ChatEvent, Message, Room, RoomUpdate } from '@karvon/api/chat';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/**
 * Something that the caches have to take in: an event of the stream, presence, our own message that the server has just taken, or what a
 * action of this device has changed of a room.
 */
export type ChatChange = RoomChange | NotificationChange;

/** Something new for the bell, or read there. */
export interface NotificationChange {
  action: 'notification';
  unread_count: number;
}

/** What concerns one room. */
export type RoomChange =
  | WithoutSeq<Exclude<ChatEvent, { action: 'notification' }>>
  | { action: 'presence'; room_id: number; is_online: boolean; last_seen_at?: string | undefined }
  | { action: 'sent'; room_id: number; message: Message }
  | { action: 'part'; room_id: number; part: RoomPart };

/**
 * What an action has changed of a room. Never the whole room: while the action was on its way, or its undo was offered, the buyer may have
 * written, and what is in the cache knows more than who pressed.
 */
export interface RoomPart extends RoomUpdate {
  version?: number;
  /** Taken in by a room that still has this lead. */
  lead?: PartOf<Room['lead']>;
  /** Taken in by a room that is still about this car. */
  car?: PartOf<Room['car']>;
}

type PartOf<Entity extends { id: number } | undefined> = Partial<Entity> &
  Pick<NonNullable<Entity>, 'id'>;
