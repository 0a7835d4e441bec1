import { handlersOf } from '../../../platform/http/contract';
import { created, ok } from '../../../platform/http/reply';
import type { CarModelServices } from './car-models.module';

export function carModelsRoutes({ proposals, moderation }: CarModelServices) {
  return handlersOf({
    listCarModels: ({ access, query }) => ok(proposals.list(access, query)),
    createCarModel: ({ access, dealer, body }) =>
      created(proposals.create(access, dealer.user, body)),
    listSimilarCarModels: ({ query }) => ok(proposals.similar(query)),
    getCarModel: ({ access, params }) => ok(proposals.get(access, params.id)),
    deleteCarModel: ({ access, params }) => ok(proposals.withdraw(access, params.id)),
    restoreCarModel: ({ access, params }) => ok(proposals.restore(access, params.id)),
    listMarketplaceCarModels: ({ query }) => ok(moderation.page(query)),
    moderateCarModel: ({ params, body }) => ok(moderation.decide(params.id, body)),
    mergeCarModel: ({ params, body }) => ok(moderation.merge(params.id, body.into)),
  });
}
