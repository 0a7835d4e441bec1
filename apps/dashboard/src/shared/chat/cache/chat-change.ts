import type { ChatEvent, Message } from '@karvon/api/chat';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

/** Something that the caches have to take in: an event of the stream, presence, or our own message that the server has just taken. */
export type ChatChange = RoomChange | NoticeChange;

/** Something new for the bell, or read there. */
export interface NoticeChange {
  action: 'notification';
  unread_count: number;
}

/** What concerns one room. */
export type RoomChange =
  | WithoutSeq<Exclude<ChatEvent, { action: 'notification' }>>
  | { action: 'presence'; room_id: number; is_online: boolean; last_seen_at?: string | undefined }
  | { action: 'sent'; room_id: number; message: Message };
