import type { Message, Room } from '@karvon/api/chat';
import type { RoomChange, RoomPart } from './chat-change';

/**
 * Room after a change. Events may be applied twice or to a newer room: later events correct the result.
 * @param now RFC 3339, for times that an event does not carry
 */
export function roomAfter(room: Room, change: RoomChange, now: string): Room {
  switch (change.action) {
    case 'create':
      return withMessage(
        {
          ...room,
          unreadCount: change.unreadCount,
          ...(change.message.author === 'client' && seen(room, change.message.created_at)),
        },
        change.message,
      );
    case 'sent':
      return withMessage(room, change.message);
    case 'update':
      return room.last_message?.id === change.message.id
        ? { ...room, last_message: change.message }
        : room;
    case 'read':
      return change.reader === 'business'
        ? {
            ...room,
            unreadCount: change.unreadCount,
            opened_at: room.opened_at ?? now,
            ...lastRead(room, 'client', change.up_to, now),
          }
        : {
            ...room,
            ...(change.up_to > room.last_read_by_client && seen(room, now)),
            last_read_by_client: Math.max(room.last_read_by_client, change.up_to),
            ...lastRead(room, 'business', change.up_to, now),
          };
    case 'room':
      return {
        ...change.room,
        // Events have no language, so the translated placeholder of a missing name is kept.
        username: room.username,
        // Presence in a room event may be old. Presence events are separate.
        is_online: room.is_online,
        ...seen(room, change.room.last_seen_at),
      };
    case 'presence':
      return withPresence(room, change.is_online, change.last_seen_at);
    case 'part':
      return withPart(room, change.part);
    default:
      return change satisfies never;
  }
}

/** Keeps the later of two visits, since events may arrive late. */
function seen({ last_seen_at }: Room, at: string | undefined): Partial<Pick<Room, 'last_seen_at'>> {
  const known = Date.parse(last_seen_at ?? '');
  const later = at !== undefined && !(Date.parse(at) <= known) ? at : last_seen_at;
  return later === undefined ? {} : { last_seen_at: later };
}

function withMessage(room: Room, message: Message): Room {
  // The response to a sent message may arrive after the event that marks it as read.
  if (message.id <= (room.last_message?.id ?? 0)) return room;
  const { waiting_since, ...rest } = room;
  const waiting = message.author === 'client' ? (waiting_since ?? message.created_at) : undefined;
  return {
    ...rest,
    last_message: message,
    updated_at: message.created_at,
    ...(waiting !== undefined && { waiting_since: waiting }),
  };
}

function lastRead(
  { last_message }: Room,
  author: Message['author'],
  upTo: number,
  now: string,
): Pick<Room, 'last_message'> {
  return last_message === undefined
    ? {}
    : { last_message: messageRead(last_message, author, upTo, now) };
}

export function messageRead(
  message: Message,
  author: Message['author'],
  upTo: number,
  now: string,
): Message {
  const isRead = message.author === author && message.id <= upTo && message.read_at === undefined;
  return isRead ? { ...message, read_at: now } : message;
}

function withPresence(room: Room, isOnline: boolean, lastSeen: string | undefined): Room {
  if (room.is_online === isOnline && lastSeen === undefined) return room;
  return {
    ...room,
    is_online: isOnline,
    ...(lastSeen !== undefined && { last_seen_at: lastSeen }),
  };
}

function withPart(room: Room, { lead, car, ...own }: RoomPart): Room {
  return {
    ...room,
    ...own,
    ...(lead !== undefined && room.lead?.id === lead.id && { lead: { ...room.lead, ...lead } }),
    ...(car !== undefined && room.car?.id === car.id && { car: { ...room.car, ...car } }),
  };
}

export function byPlace(one: Room, other: Room): number {
  return (
    Number(other.is_pinned) - Number(one.is_pinned) ||
    Date.parse(other.updated_at) - Date.parse(one.updated_at) ||
    other.id - one.id
  );
}
