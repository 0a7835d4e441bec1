import type { Room } from '@karvon/api/chat';
import type { ApiError } from '@karvon/api/errors';
import { useQuery } from '@tanstack/react-query';
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

/** The open room: out of the list where it is loaded there, else asked for by itself. A page that comes to the list leaves it as it is. */
export function useSelectedRoom(
  currentChatId: number | undefined,
  { allChats, isPending }: Pick<RoomListState, 'allChats' | 'isPending'>,
): SelectedRoom {
  const listed = allChats.find(({ id }) => id === currentChatId);
  const isOutside = currentChatId !== undefined && listed === undefined && !isPending;
  const single = useQuery(roomQuery(currentChatId ?? 0, isOutside));
  return {
    selectedChat: listed ?? (currentChatId === undefined ? undefined : single.data),
    error: listed === undefined && currentChatId !== undefined ? single.error : null,
    retry: () => void single.refetch(),
  };
}
