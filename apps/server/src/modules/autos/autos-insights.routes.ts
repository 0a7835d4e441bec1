import type { HandlersFor } from '../../contract';
import { csvResponse } from '../../http/csv-response';
import type { AutoServices } from './autos.module';

/** What is known about one listing; what is done with many at once. */
export function autosInsightsRoutes({
  insights,
  bulk,
  list,
}: AutoServices): HandlersFor<
  | 'getModerationEstimate'
  | 'getAutoHistory'
  | 'getAutoStatistics'
  | 'getAutoQuality'
  | 'updateAutos'
  | 'exportAutos'
> {
  return {
    async getModerationEstimate() {
      return { status: 200, body: await insights.moderationEstimate() };
    },
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
    async getAutoQuality({ owner, params }) {
      return { status: 200, body: await insights.quality(owner, params.id) };
    },
    async updateAutos({ owner, body }) {
      return { status: 200, body: await bulk.update(owner, body) };
    },
    async exportAutos({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => list.csv(owner, query, language));
    },
  };
}
