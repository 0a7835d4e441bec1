import type { HandlersFor } from '../../contract';
import type { CarModelServices } from './car-models.module';

/** Everything under /car-models, and what the moderators call. */
export function carModelsRoutes({
  proposals,
  moderation,
}: CarModelServices): HandlersFor<
  | 'listCarModels'
  | 'createCarModel'
  | 'listSimilarCarModels'
  | 'getCarModel'
  | 'deleteCarModel'
  | 'restoreCarModel'
  | 'listMarketplaceCarModels'
  | 'moderateCarModel'
  | 'mergeCarModel'
> {
  return {
    async listCarModels({ owner, query }) {
      return { status: 200, body: await proposals.list(owner, query) };
    },
    async createCarModel({ owner, dealer, body }) {
      return { status: 201, body: await proposals.create(owner, dealer.user, body) };
    },
    async listSimilarCarModels({ query }) {
      return { status: 200, body: await proposals.similar(query) };
    },
    async getCarModel({ owner, params }) {
      return { status: 200, body: await proposals.get(owner, params.id) };
    },
    async deleteCarModel({ owner, params }) {
      return { status: 200, body: await proposals.withdraw(owner, params.id) };
    },
    async restoreCarModel({ owner, params }) {
      return { status: 200, body: await proposals.restore(owner, params.id) };
    },
    async listMarketplaceCarModels({ query }) {
      return { status: 200, body: await moderation.page(query) };
    },
    async moderateCarModel({ params, body }) {
      return { status: 200, body: await moderation.decide(params.id, body) };
    },
    async mergeCarModel({ params, body }) {
      return { status: 200, body: await moderation.merge(params.id, body.into) };
    },
  };
}
