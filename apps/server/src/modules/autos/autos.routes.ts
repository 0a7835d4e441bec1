import type { HandlersFor } from '../../contract';
import { versionTag } from '../../http/etag';
import type { AutoServices } from './autos.module';
import type { Auto } from './auto-types';

const whole = (auto: Auto) => ({ body: auto, headers: { etag: versionTag(auto.version) } });

/** Keys of `core_car` as they came, without what the contract fills in. */
function givenKeys(body: unknown): ReadonlySet<string> {
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
    async listAutos({ dealer, query }) {
      return { status: 200, body: await list.page(dealer.business_user_id, query) };
    },
    async countAutos({ dealer, query }) {
      return { status: 200, body: await list.counts(dealer.business_user_id, query) };
    },
    async createAuto({ dealer, body, request }) {
      const given = givenKeys(request.body);
      return {
        status: 201,
        ...whole(await autos.create(dealer.business_user_id, body, given)),
      };
    },
    async getAuto({ dealer, params }) {
      return { status: 200, ...whole(await autos.get(dealer.business_user_id, params.id)) };
    },
    async updateAuto({ dealer, params, body, ifMatch }) {
      const auto = await autos.update(dealer.business_user_id, params.id, ifMatch, body);
      return { status: 200, ...whole(auto) };
    },
    async deleteAuto({ dealer, params }) {
      return { status: 200, body: await lifecycle.remove(dealer.business_user_id, params.id) };
    },
    async restoreAuto({ dealer, params }) {
      return { status: 200, ...whole(await lifecycle.restore(dealer.business_user_id, params.id)) };
    },
    async transitionAuto({ dealer, params, body }) {
      const auto = await lifecycle.transition(dealer.business_user_id, params.id, body);
      return { status: 200, ...whole(auto) };
    },
    async refreshAuto({ dealer, params }) {
      const body = await lifecycle.refresh(dealer.business_user_id, params.id);
      return { status: 200, body, headers: { etag: versionTag(body.version) } };
    },
  };
}
