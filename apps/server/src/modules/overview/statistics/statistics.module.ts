import type { Deps } from '../../../platform/deps';
import { type AboveMarket, type CarRules, createAttentionService } from './attention.service';
import type { StatusLabel } from './auto-rows-csv';
import { createAutoRowsService } from './auto-rows.service';
import { createFunnelService } from './funnel.service';
import { createImpressionsService } from './impressions.service';
import { createPromotionsService } from './promotions.service';
import { createResponseSalesService } from './response-sales.service';
import { createStatisticsService } from './statistics.service';

/** What other modules know. */
export interface StatisticsOptions {
  aboveMarket: AboveMarket;
  cars: CarRules;
  statusLabel: StatusLabel;
}

/** The services of this module, made for each other. */
export function createStatistics(deps: Deps, options: StatisticsOptions) {
  return {
    statistics: createStatisticsService(deps, createAttentionService(deps, options)),
    funnel: createFunnelService(deps),
    rows: createAutoRowsService(deps, options),
    promotions: createPromotionsService(deps),
    responseSales: createResponseSalesService(deps),
    impressions: createImpressionsService(deps),
  };
}

export type StatisticsServices = ReturnType<typeof createStatistics>;
