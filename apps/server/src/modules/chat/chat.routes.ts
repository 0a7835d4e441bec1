import type { HandlersFor } from '../../contract';
import { versioned } from '../../http/versioned';
import type { ChatServices } from './chat.module';

export function chatRoutes({
  rooms,
  messages,
  reading,
  events,
  tickets,
}: ChatServices): HandlersFor<
  | 'listRooms'
  | 'getTotalUnread'
  | 'getRoom'
  | 'updateRoom'
  | 'listMessages'
  | 'readAllMessages'
  | 'sendMessage'
  | 'listEvents'
  | 'createSocketTicket'
> {
  return {
    async listRooms({ owner, query, language }) {
      return { status: 200, body: await rooms.list(owner, query, language) };
    },
    async getTotalUnread({ owner }) {
      const within = await rooms.unreadWithin(owner);
      const total = within ?? (await events.place(owner)).unread_total;
      return { status: 200, body: { total_unread_messages: total } };
    },
    async getRoom({ owner, params, language }) {
      return versioned(await rooms.get(owner, params.roomId, language));
    },
    async updateRoom({ owner, params, body, language, ifMatch }) {
      const how = { language, version: ifMatch };
      return versioned(await rooms.update(owner, params.roomId, body, how));
    },
    async listMessages({ owner, params, query }) {
      const page = await messages.list(owner, params.roomId, query);
      return { status: 200, body: page };
    },
    async readAllMessages({ owner, params, query }) {
      const counts = await reading.readAll(owner, params.roomId, query.up_to);
      return { status: 200, body: counts };
    },
    async sendMessage({ dealer, params, body }) {
      return { status: 201, body: await messages.send(dealer, params.roomId, body) };
    },
    async listEvents({ owner, query }) {
      return { status: 200, body: await events.list(owner, query) };
    },
    async createSocketTicket({ dealer }) {
      const { ticket, expires_at } = await tickets.issue(dealer);
      return { status: 201, body: { ticket, expires_at: expires_at.toISOString() } };
    },
  };
}
