import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Folder for the responses seen by tests, one file per process. Without it nothing is written. */
const folder = process.env['KARVON_EXERCISED'];
const seen = new Set<string>();

/**
 * Records that an operation responded with this status and matched the contract.
 * `packages/contract/scripts/coverage.mjs` compares the records of a full run with the contract.
 */
export function noteExercised(operationId: string, status: number): void {
  const pair = `${operationId} ${status}`;
  if (folder === undefined || seen.has(pair)) return;
  seen.add(pair);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${pair}\n`);
}
