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

/** Specification §9; ADR 0004. */
export const roomsSize = 20;
/** Specification §9. */
export const messagesSize = 30;

export interface RoomFilters {
  /** The device decides `new`: rooms that nobody has opened yet. */
  status: RoomFilterStatus;
  /** @default 'ALL' */
  roomType?: RoomTypeFilter;
  brandId: number | undefined;
  modelId: number | undefined;
  avtosalon?: number | undefined;
  /** Only rooms of this member or of nobody. @default false */
  isMine?: boolean;
  /** Only rooms that wait for a reply. @default false */
  isWaiting?: boolean;
  /** Part of a name or number. */
  search: string;
}

export type RoomTypeFilter = 'ALL' | 'buyer' | 'visitor';

export type RoomFilterStatus = 'ALL' | 'read' | 'unread' | 'new';

/** Request of the specification (§5): no `room_type` for all, `status` only read or unread, no empty values. */
export function roomParams(filters: RoomFilters): ListRoomsParams {
  const { status, roomType = 'ALL', brandId, modelId, avtosalon } = filters;
  const { isMine = false, isWaiting = false } = filters;
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
    ...(search !== '' && { username_search: search }),
  };
}

/** Computed from loaded rows, since rows move while pages load; duplicates are dropped by id. Undefined when all rows are loaded. */
export function nextPage(loaded: number, total: number, size: number): number | undefined {
  return loaded < total ? Math.floor(loaded / size) + 1 : undefined;
}

/** Keeps the first position: page numbers shift while rows arrive. */
export function withoutDoubles<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Without duplicates. Computed once per set of pages. */
export const loadedRooms = oncePerObject((pages: readonly RoomList[]): readonly Room[] =>
  withoutDoubles(pages.flatMap(({ results }) => results)),
);

/** Without duplicates, oldest first. Computed once per set of pages. */
export const loadedMessages = oncePerObject((pages: readonly MessageList[]): readonly Message[] =>
  withoutDoubles(pages.flatMap(({ data }) => data.items)).toSorted(
    (one, other) => one.id - other.id,
  ),
);

/** Milliseconds that a page shows the error its loader has just received. */
const justNow = 5000;

/**
 * The page shows a recent rejection of its loader without a second request. It does refetch when no response came, or
 * when the rejection is old.
 */
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

/** Newest first. */
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

/** Query of one room, for a URL with a room outside of the loaded list. */
export const roomQuery = (roomId: number, enabled = true) =>
  getGetRoomQueryOptions(roomId, { query: { ...chatRetry, enabled } });

export const totalUnreadQuery = () => getGetTotalUnreadQueryOptions({ query: { ...chatRetry } });

/** An empty page is the end, regardless of the count, which may include rows dropped as invalid. */
function nextPageOrEnd(rows: number, page: number | undefined): number | undefined {
  return rows === 0 ? undefined : page;
}
