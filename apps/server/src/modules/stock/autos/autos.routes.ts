import { handlersOf } from '../../../platform/http/contract';
import { createdVersion, ok, versioned } from '../../../platform/http/reply';
import type { AutoServices } from './autos.module';

/** Keys of `core_car` as they came, without what the contract fills in. */
function providedKeys(body: unknown): ReadonlySet<string> {
  const core: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'core_car');
  return new Set(typeof core === 'object' && core !== null ? Object.keys(core) : []);
}

/** Everything under /autos but figures and history. */
export function autosRoutes({ autos, lifecycle, list }: AutoServices) {
  return handlersOf({
    listAutos: ({ owner, query }) => ok(list.page(owner, query)),
    countAutos: ({ owner, query }) => ok(list.counts(owner, query)),
    createAuto: {
      async prepare({ owner, body, request }) {
        const provided = providedKeys(request.body);
        const own = await autos.withOwnPhotos(owner, body);
        return () => createdVersion(autos.create(owner, own, provided));
      },
    },
    getAuto: ({ owner, params }) => versioned(autos.get(owner, params.id)),
    updateAuto: ({ owner, params, body, ifMatch }) =>
      versioned(autos.update(owner, params.id, ifMatch, body)),
    deleteAuto: ({ owner, params }) => ok(lifecycle.remove(owner, params.id)),
    restoreAuto: ({ owner, params }) => versioned(lifecycle.restore(owner, params.id)),
    transitionAuto: ({ owner, params, body }) =>
      versioned(lifecycle.transition(owner, params.id, body)),
    refreshAuto: ({ owner, params }) => versioned(lifecycle.refresh(owner, params.id)),
  });
}
