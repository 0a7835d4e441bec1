import { ApiError } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { LeadsBulkResult } from '@karvon/api/main';
import { undoLeads } from '@karvon/api/main/leads';

/**
 * Undoes the last status change of these leads, and restores their response times.
 * @throws ApiError `conflict` when any of them has nothing to undo
 */
export async function undoLeadStatus(ids: readonly number[]): Promise<LeadsBulkResult> {
  const result = await undoLeads(
    { ids: [...ids], of: 'status' },
    { 'Idempotency-Key': idempotencyKey() },
  );
  const [first] = result.results;
  if (result.done === 0 && first?.code !== undefined)
    throw new ApiError({ kind: 'conflict', status: 409, code: first.code });
  return result;
}
