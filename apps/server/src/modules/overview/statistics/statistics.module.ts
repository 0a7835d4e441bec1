import type { Deps } from '../../../platform/deps';
import { type AttentionLower, createAttentionService } from './attention.service';
import { createAutoRowsService } from './auto-rows.service';
import { createFunnelService } from './funnel.service';
import { createImpressionsService } from './impressions.service';
import { createPromotionsService } from './promotions.service';
import { createResponseSalesService } from './response-sales.service';
import { createStatisticsService } from './statistics.service';

export function createStatistics(deps: Deps, lower: AttentionLower) {
  return {
    statistics: createStatisticsService(deps, createAttentionService(deps, lower)),
    funnel: createFunnelService(deps),
    rows: createAutoRowsService(deps),
    promotions: createPromotionsService(deps),
    responseSales: createResponseSalesService(deps),
    impressions: createImpressionsService(deps),
  };
}

export type StatisticsServices = ReturnType<typeof createStatistics>;
