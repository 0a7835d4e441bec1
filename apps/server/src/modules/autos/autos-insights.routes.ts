import type { HandlersFor } from '../../contract';
import type { AutoServices } from './autos.module';

/** What is known about one listing; what is done with many at once. */
export function autosInsightsRoutes({
  insights,
  bulk,
  list,
}: AutoServices): HandlersFor<
  'getAutoHistory' | 'getAutoStatistics' | 'getAutoQuality' | 'updateAutos' | 'exportAutos'
> {
  return {
    async getAutoHistory({ dealer, params, query, language }) {
      const page = { ...query, language };
      return {
        status: 200,
        body: await insights.history(dealer.business_user_id, params.id, page),
      };
    },
    async getAutoStatistics({ dealer, params, query }) {
      const body = await insights.statistics(dealer.business_user_id, params.id, query);
      return { status: 200, body };
    },
    async getAutoQuality({ dealer, params }) {
      return { status: 200, body: await insights.quality(dealer.business_user_id, params.id) };
    },
    async updateAutos({ dealer, body }) {
      return { status: 200, body: await bulk.update(dealer.business_user_id, body) };
    },
    async exportAutos({ dealer, query, language }) {
      const { name, text } = await list.csv(dealer.business_user_id, query, language);
      return {
        status: 200,
        body: text,
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      };
    },
  };
}
