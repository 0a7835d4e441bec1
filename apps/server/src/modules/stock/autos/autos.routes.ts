import { handlersOf } from '../../../platform/http/contract';
import { createdVersion, ok, versioned } from '../../../platform/http/reply';
import { valueAt } from '../../../platform/values/value-at';
import type { AutoServices } from './autos.module';

/** Keys of `core_car` in the request, without defaults of the contract. */
function providedKeys(body: unknown): ReadonlySet<string> {
  const core = valueAt(body, ['core_car']);
  return new Set(typeof core === 'object' && core !== null ? Object.keys(core) : []);
}

export function autosRoutes({ autos, lifecycle, list, sales }: AutoServices) {
  return handlersOf({
    listAutos: ({ access, query }) => ok(list.page(access, query)),
    countAutos: ({ access, query }) => ok(list.counts(access, query)),
    createAuto: {
      async prepare({ access, body, request }) {
        const provided = providedKeys(request.body);
        const own = await autos.withOwnPhotos(access, body);
        return () => createdVersion(autos.create(access, own, provided));
      },
    },
    getAuto: ({ access, params }) => versioned(autos.get(access, params.id)),
    updateAuto: ({ access, params, body, ifMatch }) =>
      versioned(autos.update(access, params.id, ifMatch, body)),
    deleteAuto: ({ access, params }) => ok(lifecycle.remove(access, params.id)),
    restoreAuto: ({ access, params }) => versioned(lifecycle.restore(access, params.id)),
    transitionAuto: ({ access, params, body }) =>
      versioned(lifecycle.transition(access, params.id, body)),
    getSale: ({ access, params }) => versioned(sales.get(access, params.id)),
    updateSale: ({ access, params, body, ifMatch }) =>
      versioned(sales.update(access, params.id, ifMatch, body)),
    undoSale: ({ access, params }) => versioned(sales.undo(access, params.id)),
    refreshAuto: ({ access, params }) => versioned(lifecycle.refresh(access, params.id)),
  });
}
