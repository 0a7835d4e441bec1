import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { ok } from '../../../platform/http/reply';
import type { AutoServices } from './autos.module';

/** What is known about one listing; what is done with many at once. */
export function autosInsightsRoutes({ insights, bulk, list }: AutoServices) {
  return handlersOf({
    getModerationEstimate: () => ok(insights.moderationEstimate()),
    async getAutoHistory({ owner, params, query, language }) {
      const page = { ...query, language };
      return {
        status: 200,
        body: await insights.history(owner, params.id, page),
      };
    },
    async getAutoStatistics({ owner, params, query }) {
      const body = await insights.statistics(owner, params.id, query);
      return { status: 200, body };
    },
    getAutoQuality: ({ owner, params }) => ok(insights.quality(owner, params.id)),
    updateAutos: ({ owner, body }) => ok(bulk.update(owner, body)),
    exportAutos: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => list.csv(owner, query, language)),
  });
}
