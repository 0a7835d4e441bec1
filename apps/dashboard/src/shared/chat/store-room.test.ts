import { fixtures } from '@karvon/api/fixtures';
import type { Room } from '@karvon/api/chat';
import { createQueryClient } from '@karvon/api/query-client';
import { expect, it } from 'vitest';
import { roomParams, roomQuery, roomsQuery } from './chat-queries';
import { storeRoomPart } from './store-room';

const room = fixtures.getRoom;
const { lead, car } = room;
if (lead === undefined || car === undefined) throw new Error('The contract has an example.');

const filters = { brandId: undefined, modelId: undefined, search: '' } as const;
const all = roomsQuery(roomParams({ ...filters, status: 'ALL' })).queryKey;
const unread = roomsQuery(roomParams({ ...filters, status: 'unread' })).queryKey;

function after(now: Room, part: Parameters<typeof storeRoomPart>[2]) {
  const client = createQueryClient();
  for (const key of [all, unread]) {
    client.setQueryData(key, {
      pages: [{ results: [now], count: 1, unread_rooms_count: 1 }],
      pageParams: [1],
    });
  }
  client.setQueryData(roomQuery(room.id).queryKey, now);
  storeRoomPart(client, room.id, part);
  const inLists = [all, unread].map((key) => client.getQueryData(key)?.pages[0]?.results[0]);
  const isOld = [all, unread, roomQuery(room.id).queryKey].every(
    (queryKey) => client.getQueryState(queryKey)?.isInvalidated,
  );
  return { rows: [...inLists, client.getQueryData(roomQuery(room.id).queryKey)], isOld };
}

it('changes some properties and keeps the current others', () => {
  const now: Room = { ...room, unreadCount: 5, note: 'written meanwhile', is_pinned: true };
  const { rows } = after(now, { lead: { id: lead.id, status: 'contacted' } });
  for (const row of rows) expect(row).toEqual({ ...now, lead: { ...lead, status: 'contacted' } });
});

it('removes a property that the car no longer has, and refetches the rooms', () => {
  const reserved = { ...room, car: { ...car, reserved_until: '2025-11-23T09:00:00Z' } };
  const { rows, isOld } = after(reserved, { car: { id: car.id, reserved_until: undefined } });
  for (const row of rows) expect(row?.car?.reserved_until).toBeUndefined();
  expect(isOld).toBe(true);
});

it('ignores a lead and a car that the room no longer has', () => {
  const { rows } = after(room, {
    lead: { id: lead.id + 1, status: 'contacted' },
    car: { id: car.id + 1, status: 'sold_on_karvon' },
  });
  for (const row of rows) expect(row).toEqual(room);
});
