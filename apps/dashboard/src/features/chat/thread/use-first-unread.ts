import type { Room } from '@karvon/api/chat';
import { useState } from 'react';
import type { RoomMessages } from '../../../shared/chat/use-room-messages';
import { firstUnread } from './thread-items';

/** Where the unread began when the room was opened. */
export interface FirstUnread {
  /** The message; undefined where none was unread, where it is answered, or while it is not known. */
  id: number | undefined;
  /** It will be known in a moment, and the thread opens there. */
  isAwaited: boolean;
}

/**
 * Where the unread began when the room was opened. It stays there while they are read, and ends with an answer; what comes later is read as
 * it comes. It is known by messages that are there for certain: out of those of an earlier visit it would take long-read ones.
 */
export function useFirstUnread(
  room: Pick<Room, 'unreadCount' | 'last_message'>,
  list: Pick<RoomMessages, 'messages' | 'isPending' | 'isOutdated' | 'isAsked' | 'error'>,
  isReplying: boolean,
): FirstUnread {
  const [opened] = useState(() => ({
    unread: room.unreadCount,
    newest: room.last_message?.id ?? Infinity,
  }));
  const [found, setFound] = useState<{ id: number | undefined }>();
  const isKnown = !list.isPending && !list.isOutdated && list.error === null;
  if (found === undefined && (isKnown || opened.unread === 0)) {
    const then = list.messages.filter(({ id }) => id <= opened.newest);
    setFound({ id: firstUnread(then, opened.unread) });
  }
  const id = found?.id;
  const isReplied =
    id !== undefined &&
    (isReplying || list.messages.some((one) => one.author === 'business' && one.id > id));
  return {
    id: isReplied ? undefined : id,
    isAwaited:
      found === undefined &&
      !list.isPending &&
      list.isOutdated &&
      list.isAsked &&
      list.error === null,
  };
}
