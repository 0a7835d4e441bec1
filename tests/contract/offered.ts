import { type OperationId, operations } from '@karvon/api/operations';
import type { Operation } from '../../apps/server/src/platform/http/operation';
import { pendingOperations } from '../../apps/server/src/platform/http/pending-operations';

const pending = new Set<OperationId>(pendingOperations);

export const offered: readonly [OperationId, Operation][] = Object.values(operations)
  .filter(({ operationId }) => !pending.has(operationId))
  .map((operation) => [operation.operationId, operation]);

export const declaring = (status: number) =>
  offered.filter(([, { responses }]) => responses[status] !== undefined);
