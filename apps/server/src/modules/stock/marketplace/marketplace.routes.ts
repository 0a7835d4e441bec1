import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { ListingEventsService } from './listing-events.service';
import type { MarketplaceService } from './marketplace.service';

export function marketplaceRoutes(marketplace: MarketplaceService, events: ListingEventsService) {
  return handlersOf({
    async listMarketplaceAutos({ query }) {
      const { status = 'active', page, size } = query;
      return ok(marketplace.page({ status, page, size }));
    },
    moderateAuto: ({ params, body }) => ok(marketplace.moderate(params.id, body)),
    addListingEvents: ({ body }) => ok(events.add(body)),
  });
}
