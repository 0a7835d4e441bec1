import type { HandlersFor } from '../../contract';
import { csvResponse } from '../../http/csv-response';
import type { EmployeeServices } from './employees.module';

type EmployeeOperation =
  | 'listEmployees'
  | 'createEmployee'
  | 'exportEmployees'
  | 'getEmployee'
  | 'updateEmployee'
  | 'deleteEmployee'
  | 'restoreEmployee'
  | 'inviteEmployee'
  | 'revokeEmployeeSessions'
  | 'leaveBusiness';

/** Everything under /employees, and leaving. */
export function employeesRoutes({
  list,
  changes,
}: EmployeeServices): HandlersFor<EmployeeOperation> {
  return {
    async listEmployees({ dealer, query }) {
      return { status: 200, body: await list.page(dealer, query) };
    },
    async createEmployee({ dealer, body, language }) {
      return { status: 201, body: await changes.create(dealer, body, language) };
    },
    async exportEmployees({ dealer, query, language, request }) {
      return csvResponse({ owner: dealer.owner, request }, () => list.csv(dealer, query, language));
    },
    async getEmployee({ dealer, params }) {
      return { status: 200, body: await list.get(dealer, params.id) };
    },
    async updateEmployee({ dealer, params, body }) {
      return { status: 200, body: await changes.update(dealer, params.id, body) };
    },
    async deleteEmployee({ dealer, params }) {
      return { status: 200, body: await changes.remove(dealer, params.id) };
    },
    async restoreEmployee({ dealer, params }) {
      return { status: 200, body: await changes.restore(dealer, params.id) };
    },
    async inviteEmployee({ dealer, params, language }) {
      return { status: 200, body: await changes.invite(dealer, params.id, language) };
    },
    async revokeEmployeeSessions({ dealer, params }) {
      await changes.endSessions(dealer, params.id);
      return { status: 204 };
    },
    async leaveBusiness({ dealer }) {
      await changes.leave(dealer);
      return { status: 204 };
    },
  };
}
