import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { ok } from '../../../platform/http/reply';
import type { StatisticsServices } from './statistics.module';

export function statisticsRoutes({
  statistics,
  funnel,
  rows,
  promotions,
  responseSales,
  impressions,
}: StatisticsServices) {
  return handlersOf({
    getStatistics: ({ access, query }) => ok(statistics(access, query)),
    getFunnel: ({ access, query }) => ok(funnel(access, query)),
    getPromotionSummary: ({ access, query, language }) => ok(promotions(access, query, language)),
    getResponseSales: ({ access, query }) => ok(responseSales(access, query)),
    listAutoFigures: ({ access, query }) => ok(rows.page(access, query)),
    exportAutoFigures: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => rows.csv(access, query, language)),
    addListingImpressions: ({ body }) => ok(impressions.add(body)),
  });
}
