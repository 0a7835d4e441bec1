import type { OperationId, Operations } from '@karvon/api/operations';
import type { Handlers } from './http/operation';

/** Handlers of some operations: what a module's `<name>Routes` returns. */
export type HandlersFor<Id extends OperationId> = Handlers<Pick<Operations, Id>>;

/** Handlers of all operations; while some are pending, `Handlers<Operations, (typeof pendingOperations)[number]>`. */
export type ContractHandlers = Handlers<Operations>;
