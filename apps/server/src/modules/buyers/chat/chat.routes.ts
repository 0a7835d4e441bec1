import { handlersOf } from '../../../platform/http/contract';
import { created, ok, versioned } from '../../../platform/http/reply';
import type { ChatServices } from './chat.module';

export function chatRoutes({ rooms, messages, reading, events, tickets }: ChatServices) {
  return handlersOf({
    listRooms: ({ owner, query, language }) => ok(rooms.list(owner, query, language)),
    async getTotalUnread({ owner }) {
      const within = await rooms.unreadWithin(owner);
      const total = within ?? (await events.place(owner)).unread_total;
      return { status: 200, body: { total_unread_messages: total } };
    },
    getRoom: ({ owner, params, language }) => versioned(rooms.get(owner, params.roomId, language)),
    async updateRoom({ owner, params, body, language, ifMatch }) {
      const how = { language, version: ifMatch };
      return versioned(rooms.update(owner, params.roomId, body, how));
    },
    async listMessages({ owner, params, query }) {
      const page = await messages.list(owner, params.roomId, query);
      return { status: 200, body: page };
    },
    async readAllMessages({ owner, params, query }) {
      const counts = await reading.readAll(owner, params.roomId, query.up_to);
      return { status: 200, body: counts };
    },
    sendMessage: ({ dealer, params, body }) => created(messages.send(dealer, params.roomId, body)),
    listEvents: ({ owner, query }) => ok(events.list(owner, query)),
    async createSocketTicket({ dealer }) {
      const { ticket, expires_at } = await tickets.issue(dealer);
      return { status: 201, body: { ticket, expires_at: expires_at.toISOString() } };
    },
  });
}
