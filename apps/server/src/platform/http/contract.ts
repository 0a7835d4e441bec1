import type { OperationId, Operations } from '@karvon/api/operations';
import type { Handler, Handlers, PreparedHandler } from './operation';

/** Handlers of some operations: what a module's `<name>Routes` returns. */
type HandlersFor<Id extends OperationId> = {
  [K in Id]: Handler<Operations[K]> | PreparedHandler<Operations[K]>;
};

/** Handlers of all operations; while some are pending, `Handlers<Operations, (typeof pendingOperations)[number]>`. */
export type ContractHandlers = Handlers<Operations>;

/** Handlers of the operations that they are named after: each gets what its operation takes, and returns what it may. */
export const handlersOf = <Id extends OperationId>(handlers: HandlersFor<Id>): HandlersFor<Id> =>
  handlers;
