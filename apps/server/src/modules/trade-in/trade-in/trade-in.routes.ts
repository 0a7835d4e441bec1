import { handlersOf } from '../../../platform/http/contract';
import type { Dealer } from '../../../platform/values/dealer';
import { csvResponse } from '../../../platform/http/csv-response';
import { created, createdVersion, ok, versioned } from '../../../platform/http/reply';
import type { Acting } from './offers.service';
import type { TradeInServices } from './trade-in.module';

/** Who makes an offer, and for whom. */
const actingOf = ({ owner, user }: Dealer): Acting => ({ owner, user });

/** Buyers' cars and our offers, for dealers. */
export function tradeInRoutes({ reader, list, offers }: TradeInServices) {
  return handlersOf({
    listTradeInAutos: ({ owner, query }) => ok(list.page(owner, query)),
    getTradeInAuto: ({ owner, params, query }) => ok(reader.get(owner, params.id, query.margin)),
    listOffers: ({ owner, params, query }) => ok(list.offers(owner, params.id, query)),
    createOffer: ({ dealer, params, body }) =>
      createdVersion(offers.create(actingOf(dealer), params.id, body)),
    getTradeInHistory: ({ owner, params, query }) => ok(list.history(owner, params.id, query)),
    exportOffers: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => list.csv(owner, query, language)),
    updateOffer: ({ dealer, params, ifMatch, body }) =>
      versioned(offers.update(actingOf(dealer), params.id, ifMatch, body)),
  });
}

/** What the buyers' site does with cars and offers. */
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
