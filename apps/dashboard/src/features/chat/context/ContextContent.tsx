import type { Room } from '@karvon/api/chat';
import { Stack } from '@karvon/ui/Stack';
import type { RoomActions } from '../use-room-actions';
import { RoomCar } from './RoomCar';
import { RoomLead } from './RoomLead';
import { RoomNote } from './RoomNote';
import { RoomQuickActions } from './RoomQuickActions';

/** What is known of the buyer and the car, beside the thread or in a drawer. */
export function ContextContent({ room, actions }: { room: Room; actions: RoomActions }) {
  return (
    <Stack gap={5}>
      <RoomCar room={room} />
      <RoomLead room={room} />
      <RoomQuickActions room={room} actions={actions} />
      <RoomNote key={room.id} room={room} calls={actions.note} />
    </Stack>
  );
}
