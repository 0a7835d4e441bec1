import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { created, createdVersion, ok, versioned } from '../../../platform/http/reply';
import type { ApplicationServices } from './applications.module';

export function applicationsRoutes({ list, intake, service }: ApplicationServices) {
  return handlersOf({
    listApplications: ({ access, query }) => ok(list.page(access, query)),
    createApplication: ({ access, body }) => createdVersion(service.create(access, body)),
    exportApplications: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => list.csv(access, query, language)),
    updateApplications: ({ access, body }) => ok(service.assign(access, body)),
    getApplication: ({ access, params }) => versioned(list.get(access, params.id)),
    updateApplication: ({ access, params, ifMatch, body }) =>
      versioned(service.update(access, params.id, ifMatch, body)),
    getApplicationHistory: ({ access, params, query }) =>
      ok(list.history(access, params.id, query)),
    addApplication: {
      async prepare({ body }) {
        const keep = await intake.take(body);
        return () => created(keep());
      },
    },
    getMarketplaceApplication: ({ params }) => ok(intake.read(params.id)),
  });
}
