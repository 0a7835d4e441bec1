import type { OperationId } from '@karvon/api/operations';

/** Operations of the contract that this server does not offer yet; each responds 501. A test prints this list. */
export const pendingOperations = [] as const satisfies readonly OperationId[];

/** Responses of operations that are offered, which need something that is not. */
export const pendingResponses = [] as const satisfies readonly `${OperationId} ${number}`[];
