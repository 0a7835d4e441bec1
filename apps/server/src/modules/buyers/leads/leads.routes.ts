import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { created, ok, versioned } from '../../../platform/http/reply';
import type { LeadServices } from './leads.module';

export function leadsRoutes({ list, changes, intake }: LeadServices) {
  return handlersOf({
    listLeads: ({ access, query }) => ok(list.page(access, query)),
    createLead: ({ access, body }) => created(changes.create(access, body)),
    updateLeads: ({ access, body }) => ok(changes.updateMany(access, body)),
    exportLeads: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => list.csv(access, query, language)),
    getLead: ({ access, params }) => versioned(list.get(access, params.id)),
    getLeadHistory: ({ access, params, query }) => ok(list.history(access, params.id, query)),
    undoLeads: ({ access, body }) => ok(changes.undoMany(access, body)),
    undoLead: ({ access, params, body }) => versioned(changes.undo(access, params.id, body)),
    updateLead: ({ access, params, body, ifMatch }) =>
      versioned(changes.update(access, params.id, body, ifMatch)),
    addLead: ({ body }) => ok(intake.add(body)),
  });
}
