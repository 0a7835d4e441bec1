import type { Deps } from '../../../platform/deps';
import type { Realtime } from '../../../platform/realtime/realtime';
import type { ImagesService } from '../../foundation/images/images.service';
import type { LeadsService } from '../leads/leads.service';
import type { ChatHooks } from './chat-hooks';
import { createMessagesService } from './messages.service';
import { createPresenceService } from './presence.service';
import { createReadingService } from './reading.service';
import { createRoomEvents } from './room-events';
import { createRoomReader } from './room-reader';
import type { AllowedTransitions } from './rooms.mapper';
import { createRoomsService } from './rooms.service';
import { createTemplatesService } from './templates.service';

export interface ChatOptions {
  realtime: Realtime;
  images: ImagesService;
  leads: LeadsService;
  allowedTransitions: AllowedTransitions;
  hooks?: ChatHooks;
}

/** The services of this module, made for each other. */
export function createChat(
  deps: Deps,
  { realtime, images, leads, allowedTransitions, hooks = {} }: ChatOptions,
) {
  const { streams, events, tickets, bus } = realtime;
  const reader = createRoomReader(deps, { images, leads, allowedTransitions });
  const roomEvents = createRoomEvents(deps, { reader, streams });
  return {
    rooms: createRoomsService(deps, { reader, roomEvents, leads, images }),
    messages: createMessagesService(deps, {
      reader,
      streams,
      images,
      leads,
      hooks,
    }),
    reading: createReadingService(deps, { roomEvents, streams, events, hooks }),
    presence: createPresenceService(deps, bus),
    templates: createTemplatesService(deps),
    events,
    tickets,
    /** What other modules call. */
    roomEvents,
  };
}

export type ChatServices = ReturnType<typeof createChat>;
