import type { Room } from '@karvon/api/chat';
import { useState } from 'react';
import type { RoomMessages } from '../../../shared/chat/use-room-messages';
import { firstUnread } from './thread-items';

export interface FirstUnread {
  id: number | undefined;
  /** True until the id is known. The thread then opens at it. */
  isAwaited: boolean;
}

/**
 * First unread message when the room was opened. It stays while messages are read, and ends with a reply. Cached
 * messages of an earlier visit are ignored.
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
