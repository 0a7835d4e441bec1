import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Folder for the responses seen by tests, one file per process. Without it nothing is written. */
const folder = process.env['KARVON_EXERCISED'];
const seen = new Set<string>();

/**
 * Notes that an operation was answered with this status and that the response kept the contract. `packages/contract/scripts/coverage.mjs`
 * compares the notes of a whole run with what the contract declares.
 */
export function noteExercised(operationId: string, status: number): void {
  const pair = `${operationId} ${status}`;
  if (folder === undefined || seen.has(pair)) return;
  seen.add(pair);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${pair}\n`);
}
