import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import type { Dealer } from '../../../platform/values/dealer';
import { created, ok, versioned } from '../../../platform/http/reply';
import type { Acting } from './lead-changes.service';
import type { LeadServices } from './leads.module';

const actingOf = ({ owner, user }: Dealer): Acting => ({ owner, actor_id: user });

/** Everything under /leads, and the lead that the buyers' site hands in. */
export function leadsRoutes({ list, changes, intake }: LeadServices) {
  return handlersOf({
    listLeads: ({ owner, query }) => ok(list.page(owner, query)),
    createLead: ({ dealer, body }) => created(changes.create(actingOf(dealer), body)),
    updateLeads: ({ dealer, body }) => ok(changes.updateMany(actingOf(dealer), body)),
    exportLeads: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => list.csv(owner, query, language)),
    getLead: ({ owner, params }) => versioned(list.get(owner, params.id)),
    getLeadHistory: ({ owner, params, query }) => ok(list.history(owner, params.id, query)),
    updateLead: ({ dealer, params, body, ifMatch }) =>
      versioned(changes.update(actingOf(dealer), params.id, body, ifMatch)),
    addLead: ({ body }) => created(intake.add(body)),
  });
}
