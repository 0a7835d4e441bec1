import type { ListRoomsParams, Room } from '@karvon/api/chat';
import { fixtures } from '@karvon/api/fixtures';
import { createQueryClient } from '@karvon/api/query-client';
import { expect, it } from 'vitest';
import { roomsQuery } from '../chat-queries';
import { chatQueries } from './chat-caches';
import { listAfter } from './room-list';

const room: Room = {
  ...fixtures.getRoom,
  lead: {
    id: 9303,
    status: 'new',
    source: 'listing',
    responsible: { id: 61, full_name: 'Нодира Алиева' },
  },
};
const pages = [{ results: [room], count: 1, unread_rooms_count: 1 }];

function known(params: ListRoomsParams): ListRoomsParams {
  const client = createQueryClient();
  client.setQueryData(roomsQuery(params).queryKey, { pages, pageParams: [1] });
  const [list] = chatQueries(client);
  if (list?.type !== 'rooms') throw new Error('There is one list.');
  return list.params;
}
const isAskedAgain = (params: ListRoomsParams, after: Room) =>
  listAfter(
    pages,
    known(params),
    { action: 'room', room_id: room.id, room: after },
    { now: '2025-11-20T12:00:00Z' },
  ).isDoubtful;

// Fault: a chat assigned to a colleague stayed in the user's own list.
it.each([
  ['mine', { mine: true }],
  ['avtosalon', { avtosalon: 31 }],
  ['waiting', { waiting: true }],
])('a list filtered by %s is refetched when a room may have left it', (_name, params) => {
  const moved: Room = {
    ...room,
    waiting_since: '2025-11-20T11:59:00Z',
    ...(room.car && { car: { ...room.car, id: room.car.id + 1 } }),
    lead: {
      id: 9303,
      status: 'new',
      source: 'listing',
      responsible: { id: 62, full_name: 'Азиз' },
    },
  };
  expect(isAskedAgain(params, moved)).toBe(true);
  expect(isAskedAgain({}, moved)).toBe(false);
  expect(isAskedAgain(params, { ...room, note: 'перезвонить' })).toBe(false);
});
