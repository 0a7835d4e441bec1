import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { ok } from '../../../platform/http/reply';
import type { ProfitService } from './profit.service';

export function profitRoutes(profit: ProfitService) {
  return handlersOf({
    getStockSummary: ({ access, query }) => ok(profit.summary(access, query)),
    getProfit: ({ access, query }) => ok(profit.profit(access, query)),
    exportProfit: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => profit.csv(access, query, language)),
  });
}
