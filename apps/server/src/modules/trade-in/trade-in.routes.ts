import type { HandlersFor } from '../../contract';
import type { Dealer } from '../../http/auth';
import { csvResponse } from '../../http/csv-response';
import { versioned } from '../../http/versioned';
import type { Acting } from './offers.service';
import type { TradeInServices } from './trade-in.module';

/** Who makes an offer, and for whom. */
const actingOf = ({ owner, user }: Dealer): Acting => ({ owner, user });

/** Buyers' cars and our offers, for dealers. */
export function tradeInRoutes({
  reader,
  list,
  offers,
}: TradeInServices): HandlersFor<
  | 'listTradeInAutos'
  | 'getTradeInAuto'
  | 'listOffers'
  | 'createOffer'
  | 'getTradeInHistory'
  | 'exportOffers'
  | 'updateOffer'
> {
  return {
    async listTradeInAutos({ owner, query }) {
      return { status: 200, body: await list.page(owner, query) };
    },
    async getTradeInAuto({ owner, params, query }) {
      return { status: 200, body: await reader.get(owner, params.id, query.margin) };
    },
    async listOffers({ owner, params, query }) {
      return { status: 200, body: await list.offers(owner, params.id, query) };
    },
    async createOffer({ dealer, params, body }) {
      return {
        ...versioned(await offers.create(actingOf(dealer), params.id, body)),
        status: 201,
      };
    },
    async getTradeInHistory({ owner, params, query }) {
      return { status: 200, body: await list.history(owner, params.id, query) };
    },
    async exportOffers({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => list.csv(owner, query, language));
    },
    async updateOffer({ dealer, params, ifMatch, body }) {
      return versioned(await offers.update(actingOf(dealer), params.id, ifMatch, body));
    },
  };
}

/** What the buyers' site does with cars and offers. */
export function tradeInMarketplaceRoutes({
  intake,
  decisions,
}: TradeInServices): HandlersFor<
  | 'addTradeInAuto'
  | 'getMarketplaceTradeInAuto'
  | 'listMarketplaceOffers'
  | 'closeTradeInAuto'
  | 'decideOffer'
> {
  return {
    addTradeInAuto: {
      async prepare({ body }) {
        const keep = await intake.take(body);
        return async () => ({ status: 201, body: await keep() });
      },
    },
    async getMarketplaceTradeInAuto({ params }) {
      return { status: 200, body: await decisions.get(params.id) };
    },
    async listMarketplaceOffers({ params, query }) {
      return { status: 200, body: await decisions.offers(params.id, query) };
    },
    async closeTradeInAuto({ params, body }) {
      return { status: 200, body: await decisions.close(params.id, body) };
    },
    async decideOffer({ params, body }) {
      return { status: 200, body: await decisions.decide(params.id, body.decision) };
    },
  };
}
