import { handlersOf } from '../../../platform/http/contract';
import { noContent } from '../../../platform/http/reply';
import { toSession } from './sessions.mapper';
import type { SessionsService } from './sessions.service';

export function sessionsRoutes(sessions: SessionsService) {
  return handlersOf({
    logout: ({ dealer }) => noContent(sessions.logout(dealer)),
    async listSessions({ dealer, query }) {
      const { rows, count } = await sessions.list(dealer, query);
      return {
        status: 200,
        body: { results: rows.map((row) => toSession(row, dealer.session_id)), count },
      };
    },
    revokeSession: ({ dealer, params }) => noContent(sessions.end(dealer, params.id)),
  });
}
