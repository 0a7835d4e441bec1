import { handlersOf } from '../../../platform/http/contract';
import { ok, versioned } from '../../../platform/http/reply';
import type { ChatServices } from './chat.module';

export function chatRoutes({ rooms, messages, reading, events, tickets }: ChatServices) {
  return handlersOf({
    listRooms: ({ access, query, language }) => ok(rooms.list(access, query, language)),
    async getTotalUnread({ access }) {
      const within = await rooms.unreadWithin(access);
      const total = within ?? (await events.place(access.owner)).unread_total;
      return { status: 200, body: { total_unread_messages: total } };
    },
    getRoom: ({ access, params, language }) =>
      versioned(rooms.get(access, params.roomId, language)),
    async updateRoom({ access, params, body, language, ifMatch }) {
      const how = { language, version: ifMatch };
      return versioned(rooms.update(access, params.roomId, body, how));
    },
    async listMessages({ access, params, query }) {
      const page = await messages.list(access, params.roomId, query);
      return { status: 200, body: page };
    },
    async readAllMessages({ access, params, query }) {
      const counts = await reading.readAll(access, params.roomId, query.up_to);
      return { status: 200, body: counts };
    },
    sendMessage: ({ access, params, body }) => ok(messages.send(access, params.roomId, body)),
    resendMessage: ({ access, params }) => ok(messages.resend(access, params.roomId, params.id)),
    listEvents: ({ access, query }) => ok(events.list(access, query)),
    async createSocketTicket({ dealer }) {
      const { ticket, expires_at } = await tickets.issue(dealer);
      return { status: 200, body: { ticket, expires_at: expires_at.toISOString() } };
    },
  });
}
