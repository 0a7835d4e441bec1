import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { PricesService } from './prices.service';

export function pricesRoutes(prices: PricesService) {
  return handlersOf({
    listComparables: ({ owner, query }) => ok(prices.comparables(owner, query)),
    getPricePosition: ({ owner, query }) => ok(prices.position(owner, query)),
  });
}
