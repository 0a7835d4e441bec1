import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { created, ok, versioned } from '../../../platform/http/reply';
import type { TradeInServices } from './trade-in.module';

export function tradeInRoutes({ reader, list, offers }: TradeInServices) {
  return handlersOf({
    listTradeInAutos: ({ access, query }) => ok(list.page(access, query)),
    getTradeInAuto: ({ access, params, query }) => ok(reader.get(access, params.id, query.margin)),
    listOffers: ({ access, params, query }) => ok(list.offers(access, params.id, query)),
    createOffer: ({ access, params, body }) => versioned(offers.create(access, params.id, body)),
    getTradeInHistory: ({ access, params, query }) => ok(list.history(access, params.id, query)),
    exportOffers: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => list.csv(access.owner, query, language)),
    updateOffer: ({ access, params, ifMatch, body }) =>
      versioned(offers.update(access, params.id, ifMatch, body)),
  });
}

export function tradeInMarketplaceRoutes({ intake, decisions }: TradeInServices) {
  return handlersOf({
    addTradeInAuto: {
      async prepare({ body }) {
        const keep = await intake.take(body);
        return () => created(keep());
      },
    },
    getMarketplaceTradeInAuto: ({ params }) => ok(decisions.get(params.id)),
    listMarketplaceOffers: ({ params, query }) => ok(decisions.offers(params.id, query)),
    closeTradeInAuto: ({ params, body }) => ok(decisions.close(params.id, body)),
    decideOffer: ({ params, body }) => ok(decisions.decide(params.id, body.decision)),
  });
}
