import type { ListRoomsParams, Room } from '@karvon/api/chat';

export function fitsKind(room: Room, params: ListRoomsParams): boolean {
  const { room_type, brand_id, model_id, channel } = params;
  return (
    (room_type === undefined || room.room_type === room_type) &&
    (channel === undefined || room.channel === channel) &&
    (brand_id === undefined || room.car?.brand_id === brand_id) &&
    (model_id === undefined || room.car?.model_id === model_id)
  );
}

export function fitsStatus(room: Room, { status }: ListRoomsParams): boolean {
  return status === undefined || (status === 'unread') === room.unreadCount > 0;
}

/** True when only the server can decide if the room is in the list: names across scripts, showrooms, owners of leads, waiting rooms. */
export function needsAsking(
  before: Room,
  after: Room,
  { username_search, avtosalon, mine, waiting }: ListRoomsParams,
): boolean {
  return (
    (username_search !== undefined &&
      (before.username !== after.username || before.phone !== after.phone)) ||
    (avtosalon !== undefined && before.car?.id !== after.car?.id) ||
    (waiting === true &&
      (before.unreadCount > 0 !== after.unreadCount > 0 ||
        before.waiting_since !== after.waiting_since)) ||
    (mine === true && before.lead?.responsible?.id !== after.lead?.responsible?.id)
  );
}
