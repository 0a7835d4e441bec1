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

/** Rows of a page (specification §9; ADR 0004). */
export const roomsSize = 20;
/** Messages of a page (specification §9). */
export const messagesSize = 30;

/** What narrows the list of rooms, as the screen has it. */
export interface RoomFilters {
  /** `new` is decided on the device: rooms that nobody opened yet. */
  status: RoomFilterStatus;
  /** @default 'ALL' */
  roomType?: RoomTypeFilter;
  brandId: number | undefined;
  modelId: number | undefined;
  /** Id of a showroom. */
  avtosalon?: number | undefined;
  /** Only what the member or nobody is responsible for. @default false */
  isMine?: boolean;
  /** Only what waits for an answer. @default false */
  isWaiting?: boolean;
  /** Part of a name or number. */
  search: string;
}

export type RoomTypeFilter = 'ALL' | 'buyer' | 'visitor';

export type RoomFilterStatus = 'ALL' | 'read' | 'unread' | 'new';

/** The request of the specification (§5): no `room_type` for all, `status` only read or unread, nothing that is empty. */
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

/**
 * The page after what is loaded, counted by rows and not by pages: rows move while pages load. Doubles are dropped by id.
 *
 * @returns undefined when everything is there
 */
export function nextPage(loaded: number, total: number, size: number): number | undefined {
  return loaded < total ? Math.floor(loaded / size) + 1 : undefined;
}

/** Each row once, in the order of its first place: page numbers shift while rows come. */
export function withoutDoubles<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Rooms of loaded pages, each once. Each set of pages is gone through once, whoever asks. */
export const loadedRooms = oncePerObject((pages: readonly RoomList[]): readonly Room[] =>
  withoutDoubles(pages.flatMap(({ results }) => results)),
);

/** Messages of loaded pages, each once, oldest first. As above. */
export const loadedMessages = oncePerObject((pages: readonly MessageList[]): readonly Message[] =>
  withoutDoubles(pages.flatMap(({ data }) => data.items)).toSorted(
    (one, other) => one.id - other.id,
  ),
);

/** So long a page shows what the server has said to its loader; ms. */
const justNow = 5000;

/**
 * One asker: a rejection that the server has just sent to the page's loader is shown by the page, which does not ask again. It does where no
 * response came, and where the rejection is an old one.
 */
const askedByLoader = {
  ...chatRetry,
  retryOnMount: ({ state }: { state: { error: unknown; errorUpdatedAt: number } }) => {
    const isRejected = isApiError(state.error) && state.error.status > 0;
    return !isRejected || Date.now() - state.errorUpdatedAt > justNow;
  },
};

/** Rooms of a filter, page after page. */
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

/** Messages of a room, newest first, page after page. */
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

/** One room, for an address that names a room outside of what is loaded. @param enabled false asks for nothing */
export const roomQuery = (roomId: number, enabled = true) =>
  getGetRoomQueryOptions(roomId, { query: { ...chatRetry, enabled } });

/** The red number. */
export const totalUnreadQuery = () => getGetTotalUnreadQueryOptions({ query: { ...chatRetry } });

/** An empty page is the end, whatever the count says: it may count what was dropped as broken. */
function nextPageOrEnd(rows: number, page: number | undefined): number | undefined {
  return rows === 0 ? undefined : page;
}
