import {
  getGetRoomQueryKey,
  getGetTotalUnreadQueryKey,
  getListMessagesInfiniteQueryKey,
  getListMessagesQueryKey,
  getListRoomsInfiniteQueryKey,
  getListRoomsQueryKey,
  type ListRoomsParams,
  type MessageList,
  type Room,
  type RoomList,
  type TotalUnread,
} from '@karvon/api/chat';
import {
  getListNotificationsInfiniteQueryKey,
  getListNotificationsQueryKey,
} from '@karvon/api/main/notifications';
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { valueAt } from '../../value-at';

type Rooms = InfiniteData<RoomList, number>;
type Messages = InfiniteData<MessageList, number>;

const samePrefix = (key: QueryKey, prefix: QueryKey): boolean =>
  prefix.every((part, index) => part === key[index]);

/** Key prefix of message queries. Generated keys contain the room in the middle. */
const messagesKey = getListMessagesInfiniteQueryKey(0).slice(0, 4);
const plainMessagesKey = getListMessagesQueryKey(0).slice(0, 3);
const roomKey = getGetRoomQueryKey(0).slice(0, 3);

export type ChatQuery =
  | { type: 'rooms'; query: Query; params: ListRoomsParams; data: Rooms | undefined }
  | { type: 'messages'; query: Query; roomId: number; data: Messages | undefined }
  | { type: 'room'; query: Query; roomId: number; data: Room | undefined }
  | { type: 'unread'; query: Query; data: TotalUnread | undefined }
  | { type: 'notifications'; query: Query; isFigure: boolean }
  /** A single-page query of another screen: refetched rather than changed. */
  | { type: 'plain'; query: Query };

export function chatQueryOf(client: QueryClient, query: Query): ChatQuery | undefined {
  const { queryKey } = query;
  if (samePrefix(queryKey, getListRoomsInfiniteQueryKey())) {
    const data = client.getQueryData<Rooms>(queryKey);
    return { type: 'rooms', query, params: paramsOf(queryKey.at(5)), data };
  }
  if (samePrefix(queryKey, messagesKey) && typeof queryKey[4] === 'number') {
    const data = client.getQueryData<Messages>(queryKey);
    return { type: 'messages', query, roomId: queryKey[4], data };
  }
  if (samePrefix(queryKey, getGetTotalUnreadQueryKey())) {
    return { type: 'unread', query, data: client.getQueryData<TotalUnread>(queryKey) };
  }
  if (samePrefix(queryKey, roomKey) && typeof queryKey[3] === 'number' && queryKey.length === 4) {
    return { type: 'room', query, roomId: queryKey[3], data: client.getQueryData<Room>(queryKey) };
  }
  if (samePrefix(queryKey, getListNotificationsInfiniteQueryKey())) {
    return { type: 'notifications', query, isFigure: false };
  }
  if (samePrefix(queryKey, getListNotificationsQueryKey())) {
    return { type: 'notifications', query, isFigure: true };
  }
  const isPlain =
    samePrefix(queryKey, getListRoomsQueryKey()) || samePrefix(queryKey, plainMessagesKey);
  return isPlain ? { type: 'plain', query } : undefined;
}

export function chatQueries(client: QueryClient): ChatQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap((query) => chatQueryOf(client, query) ?? []);
}

function paramsOf(value: unknown): ListRoomsParams {
  const id = (name: string) => {
    const found = valueAt(value, name);
    return typeof found === 'number' ? found : undefined;
  };
  const type = valueAt(value, 'room_type');
  const status = valueAt(value, 'status');
  const search = valueAt(value, 'username_search');
  const brand = id('brand_id');
  const model = id('model_id');
  const avtosalon = id('avtosalon');
  return {
    ...((type === 'buyer' || type === 'visitor') && { room_type: type }),
    ...((status === 'read' || status === 'unread') && { status }),
    brand_id: brand,
    model_id: model,
    avtosalon,
    ...(valueAt(value, 'mine') === true && { mine: true }),
    ...(valueAt(value, 'waiting') === true && { waiting: true }),
    ...(valueAt(value, 'channel') === 'telegram' && { channel: 'telegram' }),
    ...(typeof search === 'string' && { username_search: search }),
  };
}
