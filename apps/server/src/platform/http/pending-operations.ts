import type { OperationId } from '@karvon/api/operations';

/** Each responds 501. A test prints this list. */
export const pendingOperations = [] as const satisfies readonly OperationId[];

/** Responses of available operations that need a pending one. */
export const pendingResponses = [] as const satisfies readonly `${OperationId} ${number}`[];
