import { ApiError } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { LeadsBulkResult } from '@karvon/api/main';
import { undoLeads } from '@karvon/api/main/leads';

/**
 * Takes back the last change of these leads' status: each has the response time again that it had.
 *
 * @throws ApiError `conflict` where there was nothing to take back, of any of them
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
