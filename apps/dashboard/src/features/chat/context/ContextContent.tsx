import type { Room } from '@karvon/api/chat';
import { Stack } from '@karvon/ui/Stack';
import type { RoomDeeds } from '../use-room-deeds';
import { RoomCar } from './RoomCar';
import { RoomLead } from './RoomLead';
import { RoomNote } from './RoomNote';
import { RoomQuickDeeds } from './RoomQuickDeeds';

/** What is known of the buyer and the car, beside the thread or in a drawer. */
export function ContextContent({ room, deeds }: { room: Room; deeds: RoomDeeds }) {
  return (
    <Stack gap={5}>
      <RoomCar room={room} />
      <RoomLead room={room} />
      <RoomQuickDeeds room={room} deeds={deeds} />
      <RoomNote key={room.id} room={room} save={deeds.saveNote} />
    </Stack>
  );
}
