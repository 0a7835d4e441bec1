import type { Room, RoomList, MessageList, TotalUnread } from '@karvon/api/chat';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { setUnread } from '../../notifications/notifications-cache';
import type { ChatChange, NotificationChange, RoomChange } from './chat-change';
import { chatQueries, type ChatQuery } from './chat-caches';
import { messagesAfter } from './message-list';
import { listAfter } from './room-list';
import { roomAfter } from './room-row';

/**
 * Applies one change to the chat's caches.
 * @param only queries to change. @default all
 * @returns queries to refetch, whose new data cannot be computed here
 */
export function applyChange(
  client: QueryClient,
  change: ChatChange,
  now: string,
  only?: readonly ChatQuery[],
): Query[] {
  const all = chatQueries(client);
  const targets = only ?? all;
  return change.action === 'notification'
    ? applyNotification(client, change, targets)
    : changed(client, change, now, { all, targets });
}

/** The event contains only the count, so the list is refetched. */
function applyNotification(
  client: QueryClient,
  { unread_count }: NotificationChange,
  targets: readonly ChatQuery[],
): Query[] {
  const notifications = targets.filter((entry) => entry.type === 'notifications');
  if (notifications.length > 0) setUnread(client, unread_count);
  return notifications.filter(({ isFigure }) => !isFigure).map(({ query }) => query);
}

function changed(
  client: QueryClient,
  change: RoomChange,
  now: string,
  { all, targets }: { all: readonly ChatQuery[]; targets: readonly ChatQuery[] },
): Query[] {
  const known = knownRoom(all, change.room_id);
  const doubtful: Query[] = [];
  for (const entry of targets) {
    const { queryKey } = entry.query;
    switch (entry.type) {
      case 'rooms':
        if (entry.data !== undefined) {
          const { data } = entry;
          const { pages, isDoubtful } = listAfter(data.pages, entry.params, change, { now, known });
          if (pages !== data.pages) {
            client.setQueryData<InfiniteData<RoomList, number>>(queryKey, { ...data, pages });
          }
          if (isDoubtful) doubtful.push(entry.query);
        }
        break;
      case 'room':
        if (entry.roomId !== change.room_id) break;
        // A query that failed to load is refetched: the change shows that the room exists.
        if (entry.data === undefined) {
          if (entry.query.state.status === 'error') doubtful.push(entry.query);
        } else client.setQueryData<Room>(queryKey, roomAfter(entry.data, change, now));
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
      case 'notifications':
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

function knownRoom(all: readonly ChatQuery[], roomId: number): Room | undefined {
  for (const entry of all) {
    if (entry.type === 'room' && entry.roomId === roomId && entry.data) return entry.data;
    if (entry.type !== 'rooms') continue;
    const row = entry.data?.pages.flatMap(({ results }) => results).find(({ id }) => id === roomId);
    if (row !== undefined) return row;
  }
  return undefined;
}
