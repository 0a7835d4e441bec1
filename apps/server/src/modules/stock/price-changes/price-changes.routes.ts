import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { PriceChanges } from './price-changes.service';

export function priceChangesRoutes(changes: PriceChanges) {
  return handlersOf({
    previewPrices: ({ access, query, body }) => ok(changes.preview(access, query, body)),
    applyPrices: ({ access, body }) => ok(changes.apply(access, body)),
    undoPrices: ({ access, params }) => ok(changes.undo(access, params.id)),
    listPriceChanges: ({ access, query }) => ok(changes.page(access, query)),
    listPriceAdvice: ({ access, query }) => ok(changes.advice(access, query)),
    dismissPriceAdvice: ({ access, params }) => ok(changes.putOff(access, params.id)),
  });
}
