import type { HandlersFor } from '../../contract';
import { csvResponse } from '../../http/csv-response';
import type { Dealer } from '../../http/auth';
import { versioned } from '../../http/versioned';
import type { Acting } from './lead-changes.service';
import type { LeadServices } from './leads.module';

const actingOf = ({ owner, user }: Dealer): Acting => ({ owner, actor_id: user });

/** Everything under /leads, and the lead that the buyers' site hands in. */
export function leadsRoutes({
  list,
  changes,
  intake,
}: LeadServices): HandlersFor<
  | 'listLeads'
  | 'createLead'
  | 'updateLeads'
  | 'exportLeads'
  | 'getLead'
  | 'getLeadHistory'
  | 'updateLead'
  | 'addLead'
> {
  return {
    async listLeads({ owner, query }) {
      return { status: 200, body: await list.page(owner, query) };
    },
    async createLead({ dealer, body }) {
      return { status: 201, body: await changes.create(actingOf(dealer), body) };
    },
    async updateLeads({ dealer, body }) {
      return { status: 200, body: await changes.updateMany(actingOf(dealer), body) };
    },
    async exportLeads({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => list.csv(owner, query, language));
    },
    async getLead({ owner, params }) {
      return versioned(await list.get(owner, params.id));
    },
    async getLeadHistory({ owner, params, query }) {
      return { status: 200, body: await list.history(owner, params.id, query) };
    },
    async updateLead({ dealer, params, body, ifMatch }) {
      return versioned(await changes.update(actingOf(dealer), params.id, body, ifMatch));
    },
    async addLead({ body }) {
      return { status: 201, body: await intake.add(body) };
    },
  };
}
