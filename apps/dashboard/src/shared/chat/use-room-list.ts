import type { Room } from '@karvon/api/chat';
import type { ApiError } from '@karvon/api/errors';
import { useInfiniteQuery } from '@tanstack/react-query';
import { loadedRooms, roomParams, roomsQuery } from './chat-queries';
import { loadNextPage, nextPageOf } from './load-next-page';
import type { ChatFilters } from './use-chat-filters';

export interface RoomListState {
  chats: readonly Room[];
  allChats: readonly Room[];
  isPending: boolean;
  error: ApiError | null;
  unreadRooms: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

const none: readonly Room[] = [];

export function useRoomList(filters: ChatFilters): RoomListState {
  const list = useInfiniteQuery(
    roomsQuery(
      roomParams({
        status: filters.filterStatus,
        roomType: filters.filterType,
        brandId: filters.filterMark,
        modelId: filters.filterModel,
        avtosalon: filters.filterAvtosalon,
        isMine: filters.isMine,
        isWaiting: filters.isWaiting,
        isTelegram: filters.isTelegram,
        search: filters.soughtText,
      }),
    ),
  );
  const next = nextPageOf(list);
  const pages = list.data?.pages;
  const allChats = pages === undefined ? none : loadedRooms(pages);
  return {
    chats:
      filters.filterStatus === 'new'
        ? allChats.filter((room) => room.opened_at === undefined)
        : allChats,
    allChats,
    isPending: list.isPending,
    error: list.isFetchNextPageError ? null : list.error,
    unreadRooms: pages?.[0]?.unread_rooms_count ?? 0,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    loadMore: () => void loadNextPage(next),
    retry: () => void list.refetch(),
  };
}
