import type { Room } from '@karvon/api/chat';
import { serverNow } from '@karvon/api/server-clock';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange } from './cache/apply-change';

/** Puts a room that the server has just answered with (`updateRoom`) into every cache, before the stream tells it. */
export function storeRoom(client: QueryClient, room: Room): void {
  const now = new Date(serverNow()).toISOString();
  // What the device cannot place comes with the stream's event of the same change.
  applyChange(client, { action: 'room', room_id: room.id, room }, now);
}
