import type { Message } from '@karvon/api/chat';
import type { ApiError } from '@karvon/api/errors';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { loadedMessages, messagesQuery } from './chat-queries';
import { loadNextPage, nextPageOf } from './load-next-page';

export interface RoomMessages {
  /** Oldest first, without duplicates. */
  messages: readonly Message[];
  total: number;
  isPending: boolean;
  /** True when a later refetch is due. */
  isOutdated: boolean;
  isAsked: boolean;
  error: ApiError | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  hasOlderFailed: boolean;
  loadOlder: () => void;
  retry: () => void;
}

const none: readonly Message[] = [];

export function useRoomMessages(roomId: number | undefined): RoomMessages {
  const query = messagesQuery(roomId ?? 0);
  const list = useInfiniteQuery({ ...query, enabled: roomId !== undefined });
  const state = useQueryClient().getQueryState(query.queryKey);
  const next = nextPageOf(list);
  const pages = list.data?.pages;
  return {
    messages: pages === undefined ? none : loadedMessages(pages),
    total: pages?.[0]?.total ?? 0,
    isPending: list.isPending,
    isOutdated: state?.isInvalidated === true,
    isAsked: list.isFetching,
    error: list.isFetchNextPageError ? null : list.error,
    hasOlder: list.hasNextPage,
    isLoadingOlder: list.isFetchingNextPage,
    hasOlderFailed: list.isFetchNextPageError,
    loadOlder: () => void loadNextPage(next),
    retry: () => void list.refetch(),
  };
}
