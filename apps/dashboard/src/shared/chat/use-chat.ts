import type { Message, Room } from '@karvon/api/chat';
import type { ApiError } from '@karvon/api/errors';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { searchRecord } from '../table/list-search';
import { useChatContext } from './chat-context';
import {
  loadedRooms,
  roomParams,
  roomQuery,
  roomsQuery,
  totalUnreadQuery,
  type RoomFilterStatus,
  type RoomTypeFilter,
} from './chat-queries';
import { changeSearch, chatSearchParams, chatSearchSchema, type ChatSearch } from './chat-search';
import { loadNextPage, nextPageOf } from './load-next-page';
import { setSearchWords, useSearchWords } from './search-words';
import { useRoomMessages } from './use-room-messages';

/** State of the chat (specification §3). It has no store of its own: the address and the caches are the one truth. */
export interface ChatState {
  /** Rooms of the list as the filters have it; `new` shows those that nobody opened yet. */
  chats: readonly Room[];
  /** Rooms as loaded, before what the device filters. */
  allChats: readonly Room[];
  /** The open room; undefined where none is, or while it loads. */
  selectedChat: Room | undefined;
  /** Loaded messages of the open room, oldest first. */
  messages: readonly Message[];
  /** Unread messages over all rooms; 0 until it is known. */
  unreadCount: number;
  currentChatId: number | undefined;
  /** What stands in the search field; the list follows 300 ms after the last letter. */
  searchQuery: string;
  filterStatus: RoomFilterStatus;
  filterType: RoomTypeFilter;
  /** Id of a brand. */
  filterMark: number | undefined;
  /** Id of a model. */
  filterModel: number | undefined;
}

/** How the list of rooms stands. */
export interface RoomsStatus {
  isPending: boolean;
  error: ApiError | null;
  /** How many rooms the filter matches on the server. */
  count: number;
  /** How many of all rooms have unread messages. */
  unreadRooms: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The next page failed; the pages before it stay. */
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

export interface ChatActions {
  /** Opens a room, or none. Back leads to the list. */
  selectChat: (roomId: number | undefined) => void;
  setSearchQuery: (words: string) => void;
  setFilterStatus: (status: RoomFilterStatus) => void;
  /** Choosing a brand clears the model. */
  setFilterMark: (brandId: number | undefined) => void;
  setFilterModel: (modelId: number | undefined) => void;
  /** Type, brand and model at once. */
  setFilters: (filters: Pick<ChatSearch, 'type' | 'mark' | 'model'>) => void;
  /** Back to the initial state (specification §4): no filter, no search, no open room. */
  reset: () => void;
}

export interface Chat extends ChatState, ChatActions {
  rooms: RoomsStatus;
  /** Why the open room could not be had; `not_found` for one that does not exist or is another dealer's. */
  selectedError: ApiError | null;
}

const none: readonly Room[] = [];

/**
 * The chat's state and what changes it.
 * @throws Error outside of `ChatProvider`
 */
export function useChat(): Chat {
  useChatContext();
  const [address, setAddress] = useSearchParams();
  const search = chatSearchSchema.parse(searchRecord(address));
  const { typed, sought } = useSearchWords();
  const { status, type, mark, model, 'current-chat-id': currentChatId } = search;
  const list = useInfiniteQuery(
    roomsQuery(
      roomParams({ status, roomType: type, brandId: mark, modelId: model, search: sought }),
    ),
  );
  const next = nextPageOf(list);
  const pages = list.data?.pages;
  const allChats = pages === undefined ? none : loadedRooms(pages);
  const listed = allChats.find(({ id }) => id === currentChatId);
  const isOutside = currentChatId !== undefined && listed === undefined && !list.isPending;
  const single = useQuery(roomQuery(currentChatId ?? 0, isOutside));
  const { messages } = useRoomMessages(currentChatId);
  const { data: unread } = useQuery(totalUnreadQuery());
  const change = (part: Partial<ChatSearch>, replace = true) =>
    setAddress(
      (now) => chatSearchParams(changeSearch(chatSearchSchema.parse(searchRecord(now)), part)),
      { replace, preventScrollReset: true },
    );
  return {
    chats: status === 'new' ? allChats.filter((room) => room.opened_at === undefined) : allChats,
    allChats,
    selectedChat: listed ?? (currentChatId === undefined ? undefined : single.data),
    selectedError: listed === undefined && currentChatId !== undefined ? single.error : null,
    messages,
    unreadCount: unread?.total_unread_messages ?? 0,
    currentChatId,
    searchQuery: typed,
    filterStatus: status,
    filterType: type,
    filterMark: mark,
    filterModel: model,
    rooms: {
      isPending: list.isPending,
      error: list.isFetchNextPageError ? null : list.error,
      count: list.data?.pages[0]?.count ?? 0,
      unreadRooms: list.data?.pages[0]?.unread_rooms_count ?? 0,
      hasMore: list.hasNextPage,
      isLoadingMore: list.isFetchingNextPage,
      hasMoreFailed: list.isFetchNextPageError,
      loadMore: () => void loadNextPage(next),
      retry: () => void list.refetch(),
    },
    selectChat: (roomId) => change({ 'current-chat-id': roomId }, false),
    setSearchQuery: setSearchWords,
    setFilterStatus: (next) => change({ status: next }),
    setFilterMark: (brandId) => change({ mark: brandId }),
    setFilterModel: (modelId) => change({ model: modelId }),
    setFilters: (filters) => change(filters),
    reset: () => {
      setSearchWords('');
      setAddress(chatSearchParams(chatSearchSchema.parse({})), { replace: true });
    },
  };
}
