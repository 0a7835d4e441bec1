import type { HandlersFor } from '../../contract';
import { csvResponse } from '../../http/csv-response';
import type { StatisticsServices } from './statistics.module';

/** Everything under /statistics, and the impressions that the buyers' site reports. */
export function statisticsRoutes({
  statistics,
  funnel,
  rows,
  promotions,
  responseSales,
  impressions,
}: StatisticsServices): HandlersFor<
  | 'getStatistics'
  | 'getFunnel'
  | 'getPromotionSummary'
  | 'getResponseSales'
  | 'listAutoFigures'
  | 'exportAutoFigures'
  | 'addListingImpressions'
> {
  return {
    async getStatistics({ owner, query }) {
      return { status: 200, body: await statistics(owner, query) };
    },
    async getFunnel({ owner, query }) {
      return { status: 200, body: await funnel(owner, query) };
    },
    async getPromotionSummary({ owner, query, language }) {
      return { status: 200, body: await promotions(owner, query, language) };
    },
    async getResponseSales({ owner, query }) {
      return { status: 200, body: await responseSales(owner, query) };
    },
    async listAutoFigures({ owner, query }) {
      return { status: 200, body: await rows.page(owner, query) };
    },
    async exportAutoFigures({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => rows.csv(owner, query, language));
    },
    async addListingImpressions({ body }) {
      return { status: 200, body: await impressions.add(body) };
    },
  };
}
