import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo } from '../../apps/server/demo/demo.fixture';
import { pendingOperations } from '../../apps/server/src/pending-operations';
import { type TestApp, testServiceKey } from '../../apps/server/src/testing/test-app';
import { checkService } from '../../packages/contract/src/check/check-service';
import { loadContract, readBundle } from '../../packages/contract/src/contract/load-contract';
import { contractBundles } from '../../scripts/contract-bundles.mjs';

const folder = contractBundles();
let test: TestApp;
let token = '';
let secondToken = '';
let address = '';

beforeAll(async () => {
  ({ test, token } = await openDemo());
  secondToken = (await test.signIn()).token;
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** No provider of payments is set up here, and its absence is a 503 that the contract declares. */
const withoutProvider = new Set(['getPaymentProvider']);

// Requests of every operation, one after the other: eight seconds of a machine that does nothing else.
describe('the checker of backend teams, on our own server', { timeout: 120_000 }, () => {
  it.each([
    ['search', 'full'],
    ['chat', 'write'],
  ] as const)('finds nothing wrong with %s', async (service, level) => {
    const contract = loadContract(folder, service);
    const result = await checkService(
      contract,
      {
        baseUrl: `${address}${contract.base}`,
        token,
        secondToken,
        serviceKey: testServiceKey,
        pending: pendingOperations,
        level,
      },
      readBundle(path.join(folder, 'chat.asyncapi.json')),
    );
    expect(result.findings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(result.coverage.operations.seen).toBe(contract.operations.length);
  });

  // Both levels of all of main take most of a minute: npm run conformance does them. Here, one resource of each kind.
  it('finds nothing wrong with the main service', async () => {
    const contract = loadContract(folder, 'main');
    const only = contract.operations
      .filter(({ tag }) => ['leads', 'devices', 'images'].includes(tag))
      .map(({ operationId }) => operationId);
    const result = await checkService(contract, {
      baseUrl: `${address}${contract.base}`,
      token,
      secondToken,
      serviceKey: testServiceKey,
      pending: pendingOperations,
      level: 'write',
      only,
    });
    const failed = result.findings.filter(
      ({ outcome, operationId }) => outcome === 'failed' && !withoutProvider.has(operationId),
    );
    expect(failed).toEqual([]);
    expect(result.coverage.responses.seen).toBeGreaterThan(40);
  });
});
