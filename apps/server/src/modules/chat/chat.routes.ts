import type { HandlersFor } from '../../contract';
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
    async listRooms({ dealer, query, language }) {
      return { status: 200, body: await rooms.list(dealer.business_user_id, query, language) };
    },
    async getTotalUnread({ dealer }) {
      const { unread_total } = await events.place(dealer.business_user_id);
      return { status: 200, body: { total_unread_messages: unread_total } };
    },
    async getRoom({ dealer, params, language }) {
      const room = await rooms.get(dealer.business_user_id, params.roomId, language);
      return { status: 200, body: room };
    },
    async updateRoom({ dealer, params, body, language }) {
      const room = await rooms.update(dealer.business_user_id, params.roomId, body, language);
      return { status: 200, body: room };
    },
    async listMessages({ dealer, params, query }) {
      const page = await messages.list(dealer.business_user_id, params.roomId, query);
      return { status: 200, body: page };
    },
    async readAllMessages({ dealer, params, body }) {
      const counts = await reading.readAll(dealer.business_user_id, params.roomId, body?.up_to);
      return { status: 200, body: counts };
    },
    async sendMessage({ dealer, params, body }) {
      return { status: 201, body: await messages.send(dealer, params.roomId, body) };
    },
    async listEvents({ dealer, query }) {
      return { status: 200, body: await events.list(dealer.business_user_id, query) };
    },
    async createSocketTicket({ dealer }) {
      const { ticket, expires_at } = await tickets.issue(dealer);
      return { status: 201, body: { ticket, expires_at: expires_at.toISOString() } };
    },
  };
}
