import type { OperationId, Operations } from '@karvon/api/operations';
import type { Handler, Handlers, PreparedHandler } from './operation';

/** Handlers of some operations: what a module's `<name>Routes` returns. */
type HandlersFor<Id extends OperationId> = {
  [K in Id]: Handler<Operations[K]> | PreparedHandler<Operations[K]>;
};

/** Handlers of all operations; while some are pending, `Handlers<Operations, (typeof pendingOperations)[number]>`. */
export type ContractHandlers = Handlers<Operations>;

/** Types handlers by the operations that they are named after: input and allowed responses. */
export const handlersOf = <Id extends OperationId>(handlers: HandlersFor<Id>): HandlersFor<Id> =>
  handlers;
