import { readStored, removeStored, storageKeys, writeStored } from '../session/storage';
import { keptOwner, longestKept } from './kept-owner';

/** `queryHash` of the list of cars as it opens. */
export const firstRowsQuery = '["main","autos",{"page":1,"size":12}]';

/** As many as the skeleton in app.html has cards. */
const count = 6;

/**
 * Keeps the first cars where a page can read them at once, while it is being parsed: responses themselves lie in a database that answers
 * after the scripts have begun.
 */
export function keepFirstRows(hash: string, at: number, data: unknown): void {
  if (hash !== firstRowsQuery || typeof data !== 'object' || data === null) return;
  const owner = keptOwner();
  const rows: unknown = Reflect.get(data, 'results');
  if (owner === undefined || !Array.isArray(rows)) return;
  writeStored(storageKeys.firstRows, JSON.stringify({ owner, at, rows: rows.slice(0, count) }));
}

/** The first cars as they were read last, by who is signed in, in this build and language; undefined where there are none, or old or broken ones. */
export function readFirstRows(): unknown[] | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.firstRows) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('owner' in kept) || kept.owner !== keptOwner()) return undefined;
    if (!('at' in kept) || typeof kept.at !== 'number') return undefined;
    if (kept.at > Date.now() || Date.now() - kept.at > longestKept) return undefined;
    return 'rows' in kept && Array.isArray(kept.rows) ? kept.rows : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets them: the person has left, or another has come. */
export const forgetFirstRows = (): void => removeStored(storageKeys.firstRows);
