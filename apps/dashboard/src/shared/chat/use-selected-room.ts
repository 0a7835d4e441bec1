import type { Room } from '@karvon/api/chat';
import { isApiError, type ApiError } from '@karvon/api/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { roomQuery } from './chat-queries';
import type { RoomListState } from './use-room-list';

/** The room that the address names. */
export interface SelectedRoom {
  /** Undefined where none is, or while it loads. */
  selectedChat: Room | undefined;
  /** Why it could not be had; `not_found` for one that does not exist or is another dealer's. */
  error: ApiError | null;
  retry: () => void;
}

/**
 * Returns the open room: from the loaded list, or else by its own query. It stays the same while it moves from one to
 * the other, since opening a room removes it from the list of unread rooms. Loading more pages does not change it.
 */
export function useSelectedRoom(
  currentChatId: number | undefined,
  { allChats, isPending }: Pick<RoomListState, 'allChats' | 'isPending'>,
): SelectedRoom {
  const client = useQueryClient();
  const listed = allChats.find(({ id }) => id === currentChatId);
  const isOutside = currentChatId !== undefined && listed === undefined && !isPending;
  const single = useQuery(roomQuery(currentChatId ?? 0, isOutside));
  const found = listed ?? (currentChatId === undefined ? undefined : single.data);
  const [lastFound, setLastFound] = useState(found);
  if (found !== undefined && found !== lastFound) setLastFound(found);
  const known = lastFound?.id === currentChatId ? lastFound : undefined;
  // Outside system: the cache, into which the stream puts what happens to a room meanwhile.
  useEffect(() => {
    if (!isOutside || known === undefined) return;
    client.setQueryData(roomQuery(known.id).queryKey, (room) => room ?? known, { updatedAt: 0 });
  }, [client, isOutside, known]);
  const error = listed === undefined && currentChatId !== undefined ? single.error : null;
  return {
    selectedChat: found ?? known,
    // One that is known stays where a response fails; that there is none is a response.
    error: known === undefined || isApiError(error, 'not_found', 'forbidden') ? error : null,
    retry: () => void single.refetch(),
  };
}
