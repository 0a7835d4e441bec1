import { idempotencyKey } from '@karvon/api/http';
import type { AutosBulk, AutosBulkResult } from '@karvon/api/main';
import { updateAutos } from '@karvon/api/main/autos';
import { isRefusedForGood } from '../../../shared/form/refused-for-good';

/** The contract takes that many ids at once. */
const portion = 100;

/** What came of a deed on many cars. */
export interface BulkOutcome {
  /** Of the cars that the server answered for. */
  answer: AutosBulkResult;
  /** Cars that were not come to, and why; undefined when all of them were. */
  unsent: { ids: readonly number[]; error: unknown } | undefined;
}

/**
 * Sends a deed in portions and stops at the first that fails: what was done before is told nevertheless.
 *
 * @param keys of portions whose answer never came: the deed may have arrived, so it goes again under its own key
 * @throws ApiError when already the first portion fails
 */
export async function updateInPortions(
  ids: readonly number[],
  deed: Omit<AutosBulk, 'ids'>,
  keys: Map<string, string>,
): Promise<BulkOutcome> {
  const answer: AutosBulkResult = { done: 0, refused: 0, results: [] };
  for (let at = 0; at < ids.length; at += portion) {
    const body: AutosBulk = { ids: ids.slice(at, at + portion), ...deed };
    const name = JSON.stringify(body);
    const key = keys.get(name) ?? idempotencyKey();
    keys.set(name, key);
    try {
      const part = await updateAutos(body, { 'Idempotency-Key': key });
      keys.delete(name);
      answer.done += part.done;
      answer.refused += part.refused;
      answer.results.push(...part.results);
    } catch (error) {
      if (isRefusedForGood(error)) keys.delete(name);
      if (at === 0) throw error;
      return { answer, unsent: { ids: ids.slice(at), error } };
    }
  }
  return { answer, unsent: undefined };
}
