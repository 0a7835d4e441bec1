import type { HandlersFor } from '../../contract';
import type { ListingEventsService } from './listing-events.service';
import type { MarketplaceService } from './marketplace.service';

/** What the buyers' site calls about listings, with its service key. */
export function marketplaceRoutes(
  marketplace: MarketplaceService,
  events: ListingEventsService,
): HandlersFor<'listMarketplaceAutos' | 'moderateAuto' | 'addListingEvents'> {
  return {
    async listMarketplaceAutos({ query }) {
      const { status = 'active', page, size } = query;
      return { status: 200, body: await marketplace.page({ status, page, size }) };
    },
    async moderateAuto({ params, body }) {
      return { status: 200, body: await marketplace.moderate(params.id, body) };
    },
    async addListingEvents({ body }) {
      return { status: 200, body: await events.add(body) };
    },
  };
}
