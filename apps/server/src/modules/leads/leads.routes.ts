import type { HandlersFor } from '../../contract';
import type { LeadServices } from './leads.module';

/** Everything under /leads, and the lead that the buyers' site hands in. */
export function leadsRoutes({
  list,
  changes,
  intake,
}: LeadServices): HandlersFor<
  'listLeads' | 'createLead' | 'exportLeads' | 'getLead' | 'updateLead' | 'addLead'
> {
  return {
    async listLeads({ dealer, query }) {
      return { status: 200, body: await list.page(dealer.business_user_id, query) };
    },
    async createLead({ dealer, body }) {
      return { status: 201, body: await changes.create(dealer.business_user_id, body) };
    },
    async exportLeads({ dealer, query, language }) {
      const { name, text } = await list.csv(dealer.business_user_id, query, language);
      return {
        status: 200,
        body: text,
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      };
    },
    async getLead({ dealer, params }) {
      return { status: 200, body: await list.get(dealer.business_user_id, params.id) };
    },
    async updateLead({ dealer, params, body }) {
      const lead = await changes.update(dealer.business_user_id, params.id, body);
      return { status: 200, body: lead };
    },
    async addLead({ body }) {
      return { status: 201, body: await intake.add(body) };
    },
  };
}
