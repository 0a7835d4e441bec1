import { handlersOf } from '../../../platform/http/contract';
import { ok, versioned } from '../../../platform/http/reply';
import type { CostsService } from './costs.service';

export function costsRoutes(costs: CostsService) {
  return handlersOf({
    getAutoMoney: ({ access, params }) => versioned(costs.get(access, params.id)),
    putPurchase: ({ access, params, body, ifMatch }) =>
      versioned(costs.putPurchase(access, params.id, ifMatch, body)),
    deletePurchase: ({ access, params, ifMatch }) =>
      versioned(costs.removePurchase(access, params.id, ifMatch)),
    createExpense: {
      async prepare({ access, params, body }) {
        const add = await costs.addExpense(access, params.id, body);
        return () => versioned(add());
      },
    },
    updateExpense: ({ access, params, body, ifMatch }) =>
      versioned(costs.updateExpense(access, params.id, ifMatch, body)),
    deleteExpense: ({ access, params }) => ok(costs.removeExpense(access, params.id)),
    restoreExpense: ({ access, params }) => versioned(costs.restoreExpense(access, params.id)),
  });
}
