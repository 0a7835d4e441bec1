import { idempotencyKey } from '@karvon/api/http';
import type { AutosBulk, AutosBulkResult } from '@karvon/api/main';
import { isPermanentError } from '../../../shared/form/permanent-error';
import { autoCalls } from '../queries';

/** The contract's limit of ids in a request. */
const batchSize = 100;

export interface BulkOutcome {
  result: AutosBulkResult;
  /** Cars that were not sent, and the error. Undefined when all were. */
  unsent: { ids: readonly number[]; error: unknown } | undefined;
}

/**
 * Sends an action in batches, and stops at the first error with the results of earlier batches.
 *
 * @param keys of batches without a response: they may have arrived, so a retry uses the same key
 * @throws ApiError when the first batch fails
 */
export async function updateInBatches(
  ids: readonly number[],
  request: Omit<AutosBulk, 'ids'>,
  keys: Map<string, string>,
): Promise<BulkOutcome> {
  const result: AutosBulkResult = { done: 0, refused: 0, results: [] };
  for (let at = 0; at < ids.length; at += batchSize) {
    const body: AutosBulk = { ids: ids.slice(at, at + batchSize), ...request };
    const name = JSON.stringify(body);
    const key = keys.get(name) ?? idempotencyKey();
    keys.set(name, key);
    try {
      const part = await autoCalls.bulk(body, key);
      keys.delete(name);
      result.done += part.done;
      result.refused += part.refused;
      result.results.push(...part.results);
    } catch (error) {
      if (isPermanentError(error)) keys.delete(name);
      if (at === 0) throw error;
      return { result, unsent: { ids: ids.slice(at), error } };
    }
  }
  return { result, unsent: undefined };
}
