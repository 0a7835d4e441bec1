import type { Room, RoomList, MessageList, TotalUnread } from '@karvon/api/chat';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { ChatChange } from './chat-change';
import { chatQueries, type ChatQuery } from './chat-caches';
import { messagesAfter } from './message-list';
import { listAfter } from './room-list';
import { roomAfter } from './room-row';

type RoomsQuery = Extract<ChatQuery, { type: 'rooms' }>;

/**
 * Puts one change into every cache that it concerns, or into some of them again.
 *
 * @param only the queries to change; all of the chat's when left out
 * @returns queries that have to be asked again, because the device cannot tell how they are now
 */
export function applyChange(
  client: QueryClient,
  change: ChatChange,
  now: string,
  only?: readonly ChatQuery[],
): Query[] {
  const all = chatQueries(client);
  const targets = only ?? all;
  const known = knownRoom(all, change.room_id);
  const lists = targets.filter((entry) => entry.type === 'rooms');
  const doubtful = applyToLists(client, lists, change, now, known);
  for (const entry of targets) {
    const { queryKey } = entry.query;
    switch (entry.type) {
      case 'rooms':
        break;
      case 'room':
        if (entry.roomId === change.room_id && entry.data !== undefined) {
          client.setQueryData<Room>(queryKey, roomAfter(entry.data, change, now));
        }
        break;
      case 'messages':
        if (entry.roomId === change.room_id && entry.data !== undefined) {
          const { data } = entry;
          const pages = messagesAfter(data.pages, change, now);
          if (pages !== data.pages) {
            client.setQueryData<InfiniteData<MessageList, number>>(queryKey, { ...data, pages });
          }
        }
        break;
      case 'unread':
        if (change.action === 'create' || change.action === 'read') {
          const { total_unread_messages } = change;
          client.setQueryData<TotalUnread>(queryKey, { total_unread_messages });
        }
        break;
      case 'plain':
        if (change.action !== 'presence') doubtful.push(entry.query);
        break;
      default:
        entry satisfies never;
    }
  }
  return doubtful;
}

/** Lists that hold the room go first: they know how many rooms are unread now, which is one number for all of them. */
function applyToLists(
  client: QueryClient,
  lists: readonly RoomsQuery[],
  change: ChatChange,
  now: string,
  known: Room | undefined,
): Query[] {
  const holds = ({ data }: RoomsQuery) =>
    data?.pages[0]?.results.some(({ id }) => id === change.room_id) === true;
  const doubtful: Query[] = [];
  let unreadRooms: number | undefined;
  for (const list of [...lists.filter(holds), ...lists.filter((list) => !holds(list))]) {
    if (list.data === undefined) continue;
    const { data } = list;
    const after = listAfter(data.pages, list.params, change, { now, known, unreadRooms });
    if (after.pages !== data.pages) {
      client.setQueryData<InfiniteData<RoomList, number>>(list.query.queryKey, {
        ...data,
        pages: after.pages,
      });
    }
    if (holds(list)) unreadRooms = after.pages[0]?.unread_rooms_count;
    if (after.isDoubtful) doubtful.push(list.query);
  }
  return doubtful;
}

function knownRoom(all: readonly ChatQuery[], roomId: number): Room | undefined {
  for (const entry of all) {
    if (entry.type === 'room' && entry.roomId === roomId && entry.data) return entry.data;
    if (entry.type !== 'rooms') continue;
    const row = entry.data?.pages.flatMap(({ results }) => results).find(({ id }) => id === roomId);
    if (row !== undefined) return row;
  }
  return undefined;
}
