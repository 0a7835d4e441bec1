// Checks that tests exercised every operation for success and each declared error. Reads the records of the last run
// (testing/exercised.ts); responses that violated the contract are not recorded.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  pendingOperations,
  pendingResponses,
} from '../../../apps/server/src/platform/http/pending-operations.ts';
import { loadContract } from '../src/contract/load-contract.ts';
import { contractBundles } from './bundles.mjs';

const [folder = 'node_modules/.cache/karvon/exercised'] = process.argv.slice(2);
if (!existsSync(folder)) {
  process.stderr.write(`Nothing was noted in ${folder} yet: npm run check fills it.\n`);
  process.exit(1);
}
const exercised = new Set(
  readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n')),
);
const pending = new Set(pendingOperations);
const later = new Set(pendingResponses);
const bundles = contractBundles();
const declared = ['main', 'search', 'chat']
  .flatMap((service) => loadContract(bundles, service).operations)
  .filter(({ operationId }) => !pending.has(operationId))
  .map(({ operationId, responses }) => ({
    operationId,
    statuses: [...responses.keys()].filter((status) => !later.has(`${operationId} ${status}`)),
  }));

const stale = pendingResponses.filter((pair) => exercised.has(pair));
if (stale.length > 0) process.stdout.write(`No longer pending: ${stale.join(', ')}\n`);

let missing = 0;
for (const { operationId, statuses } of declared) {
  const unseen = statuses.filter((status) => !exercised.has(`${operationId} ${status}`));
  missing += unseen.length;
  if (unseen.length > 0)
    process.stdout.write(`${operationId}: never answered ${unseen.join(', ')}\n`);
}
const total = declared.reduce((sum, { statuses }) => sum + statuses.length, 0);
process.stdout.write(
  `${total - missing} of ${total} declared answers of ${declared.length} operations were exercised.\n`,
);
process.exit(missing === 0 && stale.length === 0 ? 0 : 1);
