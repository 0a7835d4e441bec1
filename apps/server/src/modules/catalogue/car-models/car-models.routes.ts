import { handlersOf } from '../../../platform/http/contract';
import { created, ok } from '../../../platform/http/reply';
import type { CarModelServices } from './car-models.module';

/** Everything under /car-models, and what the moderators call. */
export function carModelsRoutes({ proposals, moderation }: CarModelServices) {
  return handlersOf({
    listCarModels: ({ owner, query }) => ok(proposals.list(owner, query)),
    createCarModel: ({ owner, dealer, body }) =>
      created(proposals.create(owner, dealer.user, body)),
    listSimilarCarModels: ({ query }) => ok(proposals.similar(query)),
    getCarModel: ({ owner, params }) => ok(proposals.get(owner, params.id)),
    deleteCarModel: ({ owner, params }) => ok(proposals.withdraw(owner, params.id)),
    restoreCarModel: ({ owner, params }) => ok(proposals.restore(owner, params.id)),
    listMarketplaceCarModels: ({ query }) => ok(moderation.page(query)),
    moderateCarModel: ({ params, body }) => ok(moderation.decide(params.id, body)),
    mergeCarModel: ({ params, body }) => ok(moderation.merge(params.id, body.into)),
  });
}
