import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/clock';
import { demoDealer } from '../../apps/server/demo/dealers';
import { prepareDemo } from '../../apps/server/demo/prepare-demo';
import { pendingOperations } from '../../apps/server/src/pending-operations';
import {
  createTestApp,
  type TestApp,
  testServiceKey,
} from '../../apps/server/src/testing/test-app';
import { checkService } from '../../packages/contract/src/check/check-service';
import { loadContract, readBundle } from '../../packages/contract/src/contract/load-contract';
import { contractBundles } from '../../scripts/contract-bundles.mjs';

/** One run of search and chat in the suite; `SEEDS=20` runs all three services with as many seeds, one after the other on one database. */
const count = Number(process.env['SEEDS'] ?? '0');
// Main last: its run signs the token out.
const services = count > 0 ? (['search', 'chat', 'main'] as const) : (['search', 'chat'] as const);
const seeds = Array.from({ length: Math.max(1, count) }, (_, index) => index + 1);

const folder = contractBundles();
let test: TestApp;
let secondToken = '';
let address = '';

beforeAll(async () => {
  // Time goes on, as for a team that runs the checker: the checker asks for the last days, and the demo's rows are of those.
  test = await createTestApp({ env: { DEMO: 'on' }, deps: { clock: systemClock } });
  test.clock.set(new Date());
  await prepareDemo(test.deps);
  secondToken = (await test.signIn()).token;
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const signIn = async () => {
  const { phone, password } = demoDealer;
  // More runs than one dealer may sign in within an hour.
  await test.db.current.deleteFrom('auth_limits').execute();
  const { status, body } = await test.call('login', { body: { phone, password } });
  // A run without a token asks little, and would look right.
  expect(status).toBe(200);
  return body.access;
};

/** No provider of payments is set up here, and its absence is a 503 that the contract declares. */
const withoutProvider = new Set(['getPaymentProvider']);

// Guards against false alarms: laws that hold for the demo's rows and not for those that an earlier run has left behind.
it.each(seeds)('full finds nothing wrong, seed %i', { timeout: 600_000 }, async (seed) => {
  const failed: unknown[] = [];
  const token = await signIn();
  for (const service of services) {
    const contract = loadContract(folder, service);
    const result = await checkService(
      contract,
      {
        baseUrl: `${address}${contract.base}`,
        token,
        secondToken,
        serviceKey: testServiceKey,
        pending: pendingOperations,
        level: 'full',
        seed,
      },
      readBundle(path.join(folder, 'chat.asyncapi.json')),
    );
    const of = (outcome: string) =>
      result.findings.filter((finding) => finding.outcome === outcome).length;
    const { operations, responses } = result.coverage;
    process.stdout.write(
      `seed ${String(seed)}, ${service}: ${(result.milliseconds / 1000).toFixed(1)} s, ${String(of('passed'))} passed, ${String(of('failed'))} failed, ${String(of('skipped'))} skipped; ${String(operations.seen)} of ${String(operations.all)} operations, ${String(responses.seen)} of ${String(responses.all)} answers\n`,
    );
    failed.push(
      ...result.findings
        .filter(
          ({ outcome, operationId }) => outcome === 'failed' && !withoutProvider.has(operationId),
        )
        .map(({ operationId, probe, problems, request }) => ({
          operationId,
          probe,
          problems,
          request,
        })),
    );
  }
  expect(failed).toEqual([]);
});
