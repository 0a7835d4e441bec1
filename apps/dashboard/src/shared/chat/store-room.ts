import { serverNow } from '@karvon/api/server-clock';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange } from './cache/apply-change';
import type { RoomPart } from './cache/chat-change';
import { refreshRooms } from './refresh-rooms';

/** Writes an action's changes of a room to every cache before the stream brings them. Rooms are refetched, since others may share the car. */
export function storeRoomPart(client: QueryClient, roomId: number, part: RoomPart): void {
  const now = new Date(serverNow()).toISOString();
  applyChange(client, { action: 'part', room_id: roomId, part }, now);
  void refreshRooms(client);
}
