import type { OperationId, Operations } from '@karvon/api/operations';
import type { Handlers } from './http/operation';
import type { PendingOperation } from './pending-operations';

/** Handlers of some operations: what a module's `<name>Routes` returns. */
export type HandlersFor<Id extends OperationId> = Handlers<Pick<Operations, Id>>;

/** Handlers of all operations but the pending ones. */
export type ContractHandlers = Handlers<Operations, PendingOperation>;
