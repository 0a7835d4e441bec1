import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { AutoServices } from './autos.module';

export function autosInsightsRoutes({ insights, bulk }: AutoServices) {
  return handlersOf({
    getModerationEstimate: () => ok(insights.moderationEstimate()),
    async getAutoHistory({ access, params, query, language }) {
      const page = { ...query, language };
      return {
        status: 200,
        body: await insights.history(access, params.id, page),
      };
    },
    async getAutoStatistics({ access, params, query }) {
      const body = await insights.statistics(access, params.id, query);
      return { status: 200, body };
    },
    getAutoQuality: ({ access, params }) => ok(insights.quality(access, params.id)),
    updateAutos: ({ access, body }) => ok(bulk.update(access, body)),
  });
}
