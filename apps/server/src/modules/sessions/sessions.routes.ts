import type { HandlersFor } from '../../contract';
import { toSession } from './sessions.mapper';
import type { SessionsService } from './sessions.service';

export function sessionsRoutes(
  sessions: SessionsService,
): HandlersFor<'logout' | 'listSessions' | 'revokeSession'> {
  return {
    async logout({ dealer }) {
      await sessions.logout(dealer);
      return { status: 204 };
    },
    async listSessions({ dealer, query }) {
      const { rows, count } = await sessions.list(dealer, query);
      return {
        status: 200,
        body: { results: rows.map((row) => toSession(row, dealer.session_id)), count },
      };
    },
    async revokeSession({ dealer, params }) {
      await sessions.end(dealer, params.id);
      return { status: 204 };
    },
  };
}
