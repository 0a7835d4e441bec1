import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { PricesService } from './prices.service';

export function pricesRoutes(prices: PricesService) {
  return handlersOf({
    listComparables: ({ access, query }) => ok(prices.comparables(access, query)),
    getPricePosition: ({ access, query }) => ok(prices.position(access, query)),
  });
}
