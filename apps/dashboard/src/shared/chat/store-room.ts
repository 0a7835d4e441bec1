import { serverNow } from '@karvon/api/server-clock';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange } from './cache/apply-change';
import type { RoomPart } from './cache/chat-change';
import { refreshRooms } from './refresh-rooms';

/**
 * Puts what an action has changed of a room into every cache, before the stream brings it, and asks for the rooms again: a response may have
 * been overtaken by what another device did since, and other rooms may be about the same car.
 */
export function storeRoomPart(client: QueryClient, roomId: number, part: RoomPart): void {
  const now = new Date(serverNow()).toISOString();
  applyChange(client, { action: 'part', room_id: roomId, part }, now);
  void refreshRooms(client);
}
