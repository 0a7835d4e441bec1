import type { HandlersFor } from '../../contract';
import type { Dealer } from '../../http/auth';
import { csvResponse } from '../../http/csv-response';
import { versioned } from '../../http/versioned';
import type { ApplicationServices } from './applications.module';

const actingOf = ({ owner, user, member }: Dealer) => ({ owner, user, memberId: member.id });

/** Everything under /trade-in/applications, and what the buyers' site sends in. */
export function applicationsRoutes({
  list,
  intake,
  service,
}: ApplicationServices): HandlersFor<
  | 'listApplications'
  | 'createApplication'
  | 'exportApplications'
  | 'updateApplications'
  | 'getApplication'
  | 'updateApplication'
  | 'getApplicationHistory'
  | 'addApplication'
  | 'getMarketplaceApplication'
> {
  return {
    async listApplications({ owner, query }) {
      return { status: 200, body: await list.page(owner, query) };
    },
    async createApplication({ dealer, body }) {
      return { ...versioned(await service.create(actingOf(dealer), body)), status: 201 };
    },
    async exportApplications({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => list.csv(owner, query, language));
    },
    async updateApplications({ dealer, body }) {
      return { status: 200, body: await service.assign(actingOf(dealer), body) };
    },
    async getApplication({ owner, params }) {
      return versioned(await list.get(owner, params.id));
    },
    async updateApplication({ dealer, params, ifMatch, body }) {
      return versioned(await service.update(actingOf(dealer), params.id, ifMatch, body));
    },
    async getApplicationHistory({ owner, params, query }) {
      return { status: 200, body: await list.history(owner, params.id, query) };
    },
    addApplication: {
      async prepare({ body }) {
        const keep = await intake.take(body);
        return async () => ({ status: 201, body: await keep() });
      },
    },
    async getMarketplaceApplication({ params }) {
      return { status: 200, body: await intake.read(params.id) };
    },
  };
}
