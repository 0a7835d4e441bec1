import { handlersOf } from '../../../platform/http/contract';
import type { Dealer } from '../../../platform/values/dealer';
import { csvResponse } from '../../../platform/http/csv-response';
import { created, createdVersion, ok, versioned } from '../../../platform/http/reply';
import type { ApplicationServices } from './applications.module';

const actingOf = ({ owner, user, member }: Dealer) => ({ owner, user, memberId: member.id });

/** Everything under /trade-in/applications, and what the buyers' site sends in. */
export function applicationsRoutes({ list, intake, service }: ApplicationServices) {
  return handlersOf({
    listApplications: ({ owner, query }) => ok(list.page(owner, query)),
    createApplication: ({ dealer, body }) => createdVersion(service.create(actingOf(dealer), body)),
    exportApplications: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => list.csv(owner, query, language)),
    updateApplications: ({ dealer, body }) => ok(service.assign(actingOf(dealer), body)),
    getApplication: ({ owner, params }) => versioned(list.get(owner, params.id)),
    updateApplication: ({ dealer, params, ifMatch, body }) =>
      versioned(service.update(actingOf(dealer), params.id, ifMatch, body)),
    getApplicationHistory: ({ owner, params, query }) => ok(list.history(owner, params.id, query)),
    addApplication: {
      async prepare({ body }) {
        const keep = await intake.take(body);
        return () => created(keep());
      },
    },
    getMarketplaceApplication: ({ params }) => ok(intake.read(params.id)),
  });
}
