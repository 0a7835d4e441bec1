import type { HandlersFor } from '../../contract';
import { versioned } from '../../http/versioned';
import type { AutoServices } from './autos.module';

/** Keys of `core_car` as they came, without what the contract fills in. */
function providedKeys(body: unknown): ReadonlySet<string> {
  const core: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'core_car');
  return new Set(typeof core === 'object' && core !== null ? Object.keys(core) : []);
}

/** Everything under /autos but figures and history. */
export function autosRoutes({
  autos,
  lifecycle,
  list,
}: AutoServices): HandlersFor<
  | 'listAutos'
  | 'countAutos'
  | 'createAuto'
  | 'getAuto'
  | 'updateAuto'
  | 'deleteAuto'
  | 'restoreAuto'
  | 'transitionAuto'
  | 'refreshAuto'
> {
  return {
    async listAutos({ owner, query }) {
      return { status: 200, body: await list.page(owner, query) };
    },
    async countAutos({ owner, query }) {
      return { status: 200, body: await list.counts(owner, query) };
    },
    createAuto: {
      async prepare({ owner, body, request }) {
        const provided = providedKeys(request.body);
        const own = await autos.withOwnPhotos(owner, body);
        return async () => ({
          ...versioned(await autos.create(owner, own, provided)),
          status: 201,
        });
      },
    },
    async getAuto({ owner, params }) {
      return versioned(await autos.get(owner, params.id));
    },
    async updateAuto({ owner, params, body, ifMatch }) {
      return versioned(await autos.update(owner, params.id, ifMatch, body));
    },
    async deleteAuto({ owner, params }) {
      return { status: 200, body: await lifecycle.remove(owner, params.id) };
    },
    async restoreAuto({ owner, params }) {
      return versioned(await lifecycle.restore(owner, params.id));
    },
    async transitionAuto({ owner, params, body }) {
      return versioned(await lifecycle.transition(owner, params.id, body));
    },
    async refreshAuto({ owner, params }) {
      return versioned(await lifecycle.refresh(owner, params.id));
    },
  };
}
