import type { Room } from '@karvon/api/chat';
import { isApiError, type ApiError } from '@karvon/api/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { roomQuery } from './chat-queries';
import type { RoomListState } from './use-room-list';

export interface SelectedRoom {
  selectedChat: Room | undefined;
  /** `not_found` also for another dealer's room. */
  error: ApiError | null;
  retry: () => void;
}

/** Returns the open room, from the loaded list or by its own query: opening a room removes it from the list of unread rooms. */
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
  // Outside system: the cache, to which the stream applies changes of the room.
  useEffect(() => {
    if (!isOutside || known === undefined) return;
    client.setQueryData(roomQuery(known.id).queryKey, (room) => room ?? known, { updatedAt: 0 });
  }, [client, isOutside, known]);
  const error = listed === undefined && currentChatId !== undefined ? single.error : null;
  return {
    selectedChat: found ?? known,
    // A known room stays on screen when a request fails, unless the response says that it does not exist.
    error: known === undefined || isApiError(error, 'not_found', 'forbidden') ? error : null,
    retry: () => void single.refetch(),
  };
}
