import type { Deps } from '../../../platform/deps';
import type { Realtime } from '../../../platform/realtime/realtime';
import type { ImagesService } from '../../foundation/images/images.service';
import type { Members } from '../../identity/members/members.module';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { LeadServices } from '../leads/leads.module';
import { createSocketRooms } from './member-view';
import { createMessagesService } from './messages.service';
import { createPresenceService } from './presence.service';
import { createReadingService } from './reading.service';
import { createRoomEvents } from './room-events';
import { createRoomReader } from './room-reader';
import { createRoomsService } from './rooms.service';
import { createTemplatesService } from './templates.service';

export interface ChatLower {
  realtime: Realtime;
  images: ImagesService;
  notifications: NotificationsService;
  members: Pick<Members, 'refs'>;
  autos: Pick<AutoServices, 'carChanged'>;
  leads: LeadServices;
}

export function createChat(
  deps: Deps,
  { realtime, images, notifications, members, autos, leads: { leads, roomLeadChanged } }: ChatLower,
) {
  const { streams, events, tickets, bus } = realtime;
  const reader = createRoomReader(deps, { images, leads, members });
  const roomEvents = createRoomEvents(deps, { reader, streams });
  roomLeadChanged.on(roomEvents.roomChanged);
  autos.carChanged.on(roomEvents.carsChanged);
  const presence = createPresenceService(deps, bus);
  return {
    rooms: createRoomsService(deps, { reader, roomEvents, leads, images }),
    messages: createMessagesService(deps, {
      reader,
      streams,
      images,
      leads,
      notifications,
    }),
    reading: createReadingService(deps, { roomEvents, streams, events, notifications }),
    presence,
    socketRooms: createSocketRooms(deps, { presence, notifications }),
    templates: createTemplatesService(deps),
    events,
    tickets,
  };
}

export type ChatServices = ReturnType<typeof createChat>;
