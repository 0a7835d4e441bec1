import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { ok } from '../../../platform/http/reply';
import type { StatisticsServices } from './statistics.module';

/** Everything under /statistics, and the impressions that the buyers' site reports. */
export function statisticsRoutes({
  statistics,
  funnel,
  rows,
  promotions,
  responseSales,
  impressions,
}: StatisticsServices) {
  return handlersOf({
    getStatistics: ({ owner, query }) => ok(statistics(owner, query)),
    getFunnel: ({ owner, query }) => ok(funnel(owner, query)),
    getPromotionSummary: ({ owner, query, language }) => ok(promotions(owner, query, language)),
    getResponseSales: ({ owner, query }) => ok(responseSales(owner, query)),
    listAutoFigures: ({ owner, query }) => ok(rows.page(owner, query)),
    exportAutoFigures: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => rows.csv(owner, query, language)),
    addListingImpressions: ({ body }) => ok(impressions.add(body)),
  });
}
