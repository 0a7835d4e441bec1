import type { HandlersFor } from '../../contract';
import type { PricesService } from './prices.service';

export function pricesRoutes(
  prices: PricesService,
): HandlersFor<'listComparables' | 'getPricePosition'> {
  return {
    async listComparables({ dealer, query }) {
      return { status: 200, body: await prices.comparables(dealer.business_user_id, query) };
    },
    async getPricePosition({ dealer, query }) {
      return { status: 200, body: await prices.position(dealer.business_user_id, query) };
    },
  };
}
