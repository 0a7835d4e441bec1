import type { OperationId, Operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';
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

type Part<Id extends OperationId, Name extends string> =
  Operations[Id] extends Record<Name, infer Schema extends z.$ZodType> ? z.output<Schema> : never;

/** What an operation is sent. */
export type BodyOf<Id extends OperationId> = Part<Id, 'body'>;
export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;

/** What it responds with. */
export type ResponseOf<Id extends OperationId, Status extends number = 200> =
  Operations[Id]['responses'] extends Record<Status, { schema: infer Schema extends z.$ZodType }>
    ? z.output<Schema>
    : never;
