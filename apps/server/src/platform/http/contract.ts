import type { OperationId, Operations } from '@karvon/api/operations';
import type { Handler, Handlers, PreparedHandler } from './operation';

/** Result of a module's `<name>Routes`. */
type HandlersFor<Id extends OperationId> = {
  [K in Id]: Handler<Operations[K]> | PreparedHandler<Operations[K]>;
};

/** While operations are pending: `Handlers<Operations, (typeof pendingOperations)[number]>`. */
export type ContractHandlers = Handlers<Operations>;

export const handlersOf = <Id extends OperationId>(handlers: HandlersFor<Id>): HandlersFor<Id> =>
  handlers;
