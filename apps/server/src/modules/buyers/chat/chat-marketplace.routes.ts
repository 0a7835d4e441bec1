import { handlersOf } from '../../../platform/http/contract';
import { validation } from '../../../platform/http/problem';
import { noContent, ok } from '../../../platform/http/reply';
import type { RoomSignal } from './chat-types';
import type { ChatServices } from './chat.module';
import type { StoredRoom } from './rooms.repository';

export function chatMarketplaceRoutes({ rooms, messages, presence, reading }: ChatServices) {
  async function pass(room: StoredRoom, { action, up_to }: RoomSignal): Promise<void> {
    switch (action) {
      case 'online':
        return presence.online(room);
      case 'offline':
        return presence.offline(room);
      case 'typing':
        return presence.typing(room);
      case 'read':
        if (up_to === undefined) throw validation([{ field: 'up_to', code: 'required' }]);
        return reading.readByClient(room, up_to);
      default:
        return action satisfies never;
    }
  }

  return handlersOf({
    openRoom: {
      async prepare({ body, language }) {
        const keep = await rooms.open(body, language);
        // The dealer's note about a buyer stays hidden from the buyers' site.
        return async () => ({ status: 200, body: { ...(await keep()), note: '' } });
      },
    },
    listRoomMessages: ({ params, query }) => ok(messages.forBuyer(params.roomId, query)),
    addMessage: {
      async prepare({ params, body }) {
        const keep = await messages.take(params.roomId, body);
        return () => ok(keep());
      },
    },
    async addRoomSignal({ params, body }) {
      return noContent(pass(await rooms.findAny(params.roomId), body));
    },
  });
}
