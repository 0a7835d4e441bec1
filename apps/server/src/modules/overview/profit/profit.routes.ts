import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { ok } from '../../../platform/http/reply';
import { csvAsWorkbook } from '../../../platform/http/workbook';
import type { ProfitService } from './profit.service';

export function profitRoutes(profit: ProfitService) {
  return handlersOf({
    getStockSummary: ({ access, query }) => ok(profit.summary(access, query)),
    getProfit: ({ access, query }) => ok(profit.profit(access, query)),
    exportProfit: async ({ access, query, language, request }) => {
      const make = () => profit.csv(access, query, language);
      return query.format === 'xlsx'
        ? csvAsWorkbook(await make())
        : csvResponse({ access, request }, make);
    },
  });
}
