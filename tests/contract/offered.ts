import { type OperationId, operations } from '@karvon/api/operations';
import type { Operation } from '../../apps/server/src/platform/http/operation';
import { pendingOperations } from '../../apps/server/src/platform/http/pending-operations';

const pending = new Set<OperationId>(pendingOperations);

/** Every operation that the server offers today. */
export const offered: readonly [OperationId, Operation][] = Object.values(operations)
  .filter(({ operationId }) => !pending.has(operationId))
  .map((operation) => [operation.operationId, operation]);

/** Those of them that declare this response. */
export const declaring = (status: number) =>
  offered.filter(([, { responses }]) => responses[status] !== undefined);
