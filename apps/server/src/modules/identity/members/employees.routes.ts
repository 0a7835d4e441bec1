import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { created, noContent, ok } from '../../../platform/http/reply';
import type { Members } from './members.module';

export function employeesRoutes({ list, changes }: Members) {
  return handlersOf({
    listEmployees: ({ dealer, query }) => ok(list.page(dealer, query)),
    createEmployee: ({ dealer, body, language }) => created(changes.create(dealer, body, language)),
    exportEmployees: ({ access, dealer, query, language, request }) =>
      csvResponse({ access, request }, () => list.csv(dealer, query, language)),
    getEmployee: ({ dealer, params }) => ok(list.get(dealer, params.id)),
    updateEmployee: ({ dealer, params, body }) => ok(changes.update(dealer, params.id, body)),
    deleteEmployee: ({ dealer, params }) => ok(changes.remove(dealer, params.id)),
    restoreEmployee: ({ dealer, params }) => ok(changes.restore(dealer, params.id)),
    inviteEmployee: ({ dealer, params, language }) =>
      ok(changes.invite(dealer, params.id, language)),
    revokeEmployeeSessions: ({ dealer, params }) =>
      noContent(changes.endSessions(dealer, params.id)),
    leaveBusiness: ({ dealer }) => noContent(changes.leave(dealer)),
  });
}
