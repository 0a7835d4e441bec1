import type { MessageList, Room, RoomList } from '@karvon/api/chat';
import { ApiError, type ErrorKind } from '@karvon/api/errors';
import { chatRetry, createQueryClient } from '@karvon/api/query-client';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  messagesQuery,
  messagesSize,
  nextPage,
  roomParams,
  roomQuery,
  roomsQuery,
  roomsSize,
  totalUnreadQuery,
  withoutDoubles,
  type RoomFilters,
} from './chat-queries';
import { changeSearch, chatSearchParams, chatSearchSchema } from './chat-search';

const none: RoomFilters = { status: 'ALL', brandId: undefined, modelId: undefined, search: '' };

describe('the request for rooms', () => {
  it('has no parameters without filters', () => {
    expect(roomParams(none)).toEqual({ size: 20 });
    expect(roomParams({ ...none, roomType: 'ALL', search: '  ' })).toEqual({ size: 20 });
  });

  it.each(['read', 'unread'] as const)('has the status %s', (status) => {
    expect(roomParams({ ...none, status })).toEqual({ size: 20, status });
  });

  it.each(['ALL', 'new'] as const)('drops the status %s', (status) => {
    expect(roomParams({ ...none, status })).not.toHaveProperty('status');
  });

  it('has the chosen filters under the names of the specification', () => {
    const filters = { roomType: 'visitor', brandId: 3, modelId: 52, search: ' дил ' } as const;
    expect(roomParams({ ...none, ...filters, status: 'unread' })).toEqual({
      size: 20,
      status: 'unread',
      room_type: 'visitor',
      brand_id: 3,
      model_id: 52,
      username_search: 'дил',
    });
    expect(roomParams({ ...none, avtosalon: 31, isMine: true })).toEqual({
      size: 20,
      avtosalon: 31,
      mine: true,
    });
  });
});

it('the request for messages has a page of 30, newest first', () => {
  expect(messagesQuery(12).queryKey).toContainEqual({ size: 30, sort_by: '-id' });
});

it.each([
  ['rooms', roomsQuery(roomParams(none))],
  ['messages', messagesQuery(12)],
  ['one room', roomQuery(12)],
  ['the red number', totalUnreadQuery()],
])('the request for %s is retried as specified', (_name, query) => {
  const { retry, retryDelay } = chatRetry;
  expect(query).toMatchObject({ retry, retryDelay });
});

// Fault: a 500 was requested twice, by the loader and by the page after it.
it.each([
  ['a rejection, which it shows', 'unknown', 500, 0, 1],
  ['an old rejection', 'unknown', 500, 6000, 2],
  ['a line that was cut', 'offline', 0, 0, 2],
] satisfies [string, ErrorKind, number, number, number][])(
  'after a failed loader, the page handles %s',
  async (_name, kind, status, later, times) => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<RoomList>>(() =>
      Promise.reject(new ApiError({ kind, status })),
    );
    const query = { ...roomsQuery(roomParams(none)), queryFn };
    await client.prefetchInfiniteQuery(query);
    vi.advanceTimersByTime(later);
    const leave = new InfiniteQueryObserver(client, query).subscribe(() => undefined);
    await vi.runAllTimersAsync();
    expect(queryFn).toHaveBeenCalledTimes(times);
    leave();
    vi.useRealTimers();
  },
);

describe('the next page', () => {
  it('depends on the page size of the list', () => {
    expect([roomsSize, messagesSize]).toEqual([20, 30]);
    expect(nextPage(20, 21, roomsSize)).toBe(2);
    expect(nextPage(40, 40, roomsSize)).toBeUndefined();
    expect(nextPage(30, 60, messagesSize)).toBe(2);
    expect(nextPage(60, 60, messagesSize)).toBeUndefined();
    expect(nextPage(0, 0, messagesSize)).toBeUndefined();
  });

  it('is derived from loaded rows: after rows moved, the page with the missing one is requested again', () => {
    expect(nextPage(59, 61, messagesSize)).toBe(2);
  });

  it('does not exist after an empty page, whatever the count is', () => {
    const message = (id: number) => ({ id, room_id: 12 }) as const;
    const page = (ids: number[], total: number): MessageList => ({
      total,
      data: {
        items: ids.map((id) => ({
          ...message(id),
          author: 'client',
          text: '',
          attachments: [],
          created_at: '2026-01-15T09:00:00Z',
        })),
      },
    });
    const { getNextPageParam } = messagesQuery(12);
    const full = page(
      Array.from({ length: 30 }, (_, id) => id + 1),
      31,
    );
    expect(getNextPageParam?.(full, [full], 1, [1])).toBe(2);
    const empty = page([], 31);
    expect(getNextPageParam?.(empty, [full, empty], 2, [1, 2])).toBeUndefined();
  });

  it('of rooms counts each room once', () => {
    const room = (id: number): Room => ({
      id,
      unreadCount: 0,
      room_type: 'buyer',
      channel: 'site',
      username: 'Дилноза',
      is_online: false,
      viewed_autos: [],
      version: 1,
      last_read_by_client: 0,
      is_pinned: false,
      is_blocked: false,
      note: '',
      updated_at: '2026-01-15T09:00:00Z',
    });
    const page = (from: number): RoomList => ({
      results: Array.from({ length: 20 }, (_, at) => room(from + at)),
      count: 40,
      unread_rooms_count: 0,
    });
    const { getNextPageParam } = roomsQuery(roomParams(none));
    expect(getNextPageParam?.(page(20), [page(1), page(20)], 2, [1, 2])).toBe(2);
    expect(getNextPageParam?.(page(21), [page(1), page(21)], 2, [1, 2])).toBeUndefined();
  });
});

it('drops repeated rows and keeps the first', () => {
  expect(withoutDoubles([{ id: 3 }, { id: 2 }, { id: 3 }, { id: 1 }])).toEqual([
    { id: 3 },
    { id: 2 },
    { id: 1 },
  ]);
});

describe('the address', () => {
  const read = (record: Record<string, unknown>) => chatSearchSchema.parse(record);

  it('ignores invalid values', () => {
    expect(
      read({
        status: 'x',
        type: '1',
        mark: 'abc',
        model: '-1',
        avtosalon: 'none',
        mine: 'false',
        'current-chat-id': '0',
      }),
    ).toEqual(read({}));
    expect(read({})).toMatchObject({ status: 'ALL', type: 'ALL' });
  });

  it('omits empty filters', () => {
    expect(chatSearchParams(read({})).toString()).toBe('');
    const chosen = {
      status: 'unread',
      mark: '3',
      model: '52',
      avtosalon: '31',
      mine: 'true',
      'current-chat-id': '12',
    };
    expect(Object.fromEntries(chatSearchParams(read(chosen)))).toEqual(chosen);
  });

  it('drops the model with another brand and keeps it with the same one', () => {
    const now = read({ mark: '3', model: '52' });
    expect(changeSearch(now, { mark: 4 })).toMatchObject({ mark: 4, model: undefined });
    expect(changeSearch(now, { mark: undefined })).toMatchObject({ model: undefined });
    expect(changeSearch(now, { mark: 3 })).toMatchObject({ mark: 3, model: 52 });
    expect(changeSearch(now, { mark: 4, model: 60 })).toMatchObject({ mark: 4, model: 60 });
    expect(changeSearch(now, { status: 'unread' })).toMatchObject({ mark: 3, model: 52 });
  });
});
