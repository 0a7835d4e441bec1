import {
  getGetRoomQueryOptions,
  getGetTotalUnreadQueryOptions,
  getListMessagesInfiniteQueryOptions,
  getListRoomsInfiniteQueryOptions,
  type ListRoomsParams,
  type Message,
  type MessageList,
  type Room,
  type RoomList,
} from '@karvon/api/chat';
import { isApiError } from '@karvon/api/errors';
import { chatRetry } from '@karvon/api/query-client';
import { oncePerObject } from './once-per-object';

export const roomsSize = 20;
export const messagesSize = 30;

export interface RoomFilters {
  /** The device filters by `new`: rooms that nobody has opened yet. */
  status: RoomFilterStatus;
  roomType?: RoomTypeFilter;
  brandId: number | undefined;
  modelId: number | undefined;
  avtosalon?: number | undefined;
  /** Only rooms of this member or without a member. @default false */
  isMine?: boolean;
  isWaiting?: boolean;
  /** Only rooms of buyers in Telegram. @default false */
  isTelegram?: boolean;
  search: string;
}

export type RoomTypeFilter = 'ALL' | 'buyer' | 'visitor';

export type RoomFilterStatus = 'ALL' | 'read' | 'unread' | 'new';

/** Query parameters of a list: no `room_type` for all, `status` only read or unread, no empty values (specification §5). */
export function roomParams(filters: RoomFilters): ListRoomsParams {
  const { status, roomType = 'ALL', brandId, modelId, avtosalon } = filters;
  const { isMine = false, isWaiting = false, isTelegram = false } = filters;
  const search = filters.search.trim();
  return {
    size: roomsSize,
    ...((status === 'read' || status === 'unread') && { status }),
    ...(roomType !== 'ALL' && { room_type: roomType }),
    brand_id: brandId,
    model_id: modelId,
    avtosalon,
    ...(isMine && { mine: true }),
    ...(isWaiting && { waiting: true }),
    ...(isTelegram && { channel: 'telegram' }),
    ...(search !== '' && { username_search: search }),
  };
}

/** Next page by the count of distinct rows, since rows move while pages load. Undefined when all rows are loaded. */
export function nextPage(loaded: number, total: number, size: number): number | undefined {
  return loaded < total ? Math.floor(loaded / size) + 1 : undefined;
}

/** Drops repeated rows: rows move between pages while they load. */
export function withoutDoubles<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export const loadedRooms = oncePerObject((pages: readonly RoomList[]): readonly Room[] =>
  withoutDoubles(pages.flatMap(({ results }) => results)),
);

/** Messages without duplicates, oldest first. */
export const loadedMessages = oncePerObject((pages: readonly MessageList[]): readonly Message[] =>
  withoutDoubles(pages.flatMap(({ data }) => data.items)).toSorted(
    (one, other) => one.id - other.id,
  ),
);

/** Milliseconds in which a loader's error counts as recent. */
const justNow = 5000;

/** Skips the request on mount after a recent rejection of the loader. Network failures and old rejections are refetched. */
const askedByLoader = {
  ...chatRetry,
  retryOnMount: ({ state }: { state: { error: unknown; errorUpdatedAt: number } }) => {
    const isRejected = isApiError(state.error) && state.error.status > 0;
    return !isRejected || Date.now() - state.errorUpdatedAt > justNow;
  },
};

export function roomsQuery(params: ListRoomsParams) {
  const size = params.size ?? roomsSize;
  return getListRoomsInfiniteQueryOptions(params, {
    query: {
      ...askedByLoader,
      initialPageParam: 1,
      getNextPageParam: (last: RoomList, pages: RoomList[]) =>
        nextPageOrEnd(last.results.length, nextPage(loadedRooms(pages).length, last.count, size)),
    },
  });
}

export function messagesQuery(roomId: number) {
  return getListMessagesInfiniteQueryOptions(
    roomId,
    { size: messagesSize, sort_by: '-id' },
    {
      query: {
        ...askedByLoader,
        initialPageParam: 1,
        getNextPageParam: (last: MessageList, pages: MessageList[]) =>
          nextPageOrEnd(
            last.data.items.length,
            nextPage(loadedMessages(pages).length, last.total, messagesSize),
          ),
      },
    },
  );
}

export const roomQuery = (roomId: number, enabled = true) =>
  getGetRoomQueryOptions(roomId, { query: { ...chatRetry, enabled } });

export const totalUnreadQuery = () => getGetTotalUnreadQueryOptions({ query: { ...chatRetry } });

/** An empty page ends the list: the count may include rows dropped as invalid. */
function nextPageOrEnd(rows: number, page: number | undefined): number | undefined {
  return rows === 0 ? undefined : page;
}
