import type { HandlersFor } from '../../contract';
import type { PricesService } from './prices.service';

export function pricesRoutes(
  prices: PricesService,
): HandlersFor<'listComparables' | 'getPricePosition'> {
  return {
    async listComparables({ owner, query }) {
      return { status: 200, body: await prices.comparables(owner, query) };
    },
    async getPricePosition({ owner, query }) {
      return { status: 200, body: await prices.position(owner, query) };
    },
  };
}
