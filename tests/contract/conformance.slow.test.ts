import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDealer } from '../../apps/server/demo/dealers';
import { openDemo } from '../../apps/server/demo/demo.fixture';
import { prepareDemo } from '../../apps/server/demo/prepare-demo';
import { systemClock } from '../../apps/server/src/platform/values/clock';
import { pendingOperations } from '../../apps/server/src/platform/http/pending-operations';
import {
  createTestApp,
  type TestApp,
  testServiceKey,
} from '../../apps/server/src/testing/test-app';
import { checkService } from '../../packages/contract/src/check/check-service';
import type { CheckOptions } from '../../packages/contract/src/check/run';
import { loadContract, readBundle } from '../../packages/contract/src/contract/load-contract';
import { contractBundles } from '../../packages/contract/scripts/bundles.mjs';

const folder = contractBundles();
const socket = readBundle(path.join(folder, 'chat.asyncapi.json'));

interface Opened {
  test: TestApp;
  secondToken: string;
  address: string;
}

const listen = async (test: TestApp): Promise<Opened> => ({
  test,
  secondToken: (await test.signIn()).token,
  address: await test.app.listen({ host: '127.0.0.1', port: 0 }),
});

/** No payment provider is configured here, and the contract declares 503 for that. */
const withoutProvider = new Set(['getPaymentProvider']);

const check = async (
  { address, secondToken }: Opened,
  service: 'main' | 'search' | 'chat',
  options: Pick<CheckOptions, 'level' | 'token' | 'only' | 'seed'>,
) => {
  const contract = loadContract(folder, service);
  const result = await checkService(
    contract,
    {
      baseUrl: `${address}${contract.base}`,
      secondToken,
      serviceKey: testServiceKey,
      pending: pendingOperations,
      ...options,
    },
    socket,
  );
  const failed = result.findings
    .filter(({ outcome, operationId }) => outcome === 'failed' && !withoutProvider.has(operationId))
    .map(({ operationId, probe, problems, request }) => ({
      operationId,
      probe,
      problems,
      request,
    }));
  return { contract, result, failed };
};

describe('the checker of backend teams, on our own server', { timeout: 120_000 }, () => {
  let opened: Opened;
  let token = '';

  beforeAll(async () => {
    const demo = await openDemo();
    ({ token } = demo);
    opened = await listen(demo.test);
  });
  afterAll(() => opened.test.close());

  // Checking all of main takes most of a minute (npm run conformance), so this test covers one resource of each kind.
  it('finds nothing wrong with the main service', async () => {
    const only = loadContract(folder, 'main')
      .operations.filter(({ tag }) => ['leads', 'devices', 'images'].includes(tag))
      .map(({ operationId }) => operationId);
    const { failed, result } = await check(opened, 'main', { token, level: 'write', only });
    expect(failed).toEqual([]);
    expect(result.coverage.responses.seen).toBeGreaterThan(40);
  });

  it.each(['search', 'chat'] as const)('finds nothing wrong with %s', async (service) => {
    const { contract, failed, result } = await check(opened, service, { token, level: 'full' });
    expect(failed).toEqual([]);
    expect(result.coverage.operations.seen).toBe(contract.operations.length);
  });
});

const count = Number(process.env['SEEDS'] ?? '0');

/** `SEEDS=20` checks each service with as many seeds in sequence on one database. */
const seeds = Array.from({ length: count }, (_, index) => index + 1);

// Guards against false alarms: laws that hold for the demo's rows but not for rows of an earlier run.
describe.each(seeds.length > 0 ? ['all seeds'] : [])('%s on one database', () => {
  let opened: Opened;

  beforeAll(async () => {
    // The clock is real, as for a team that runs the checker: it requests the last days, which the demo's rows are from.
    const test = await createTestApp({ env: { DEMO: 'on' }, deps: { clock: systemClock } });
    test.clock.set(new Date());
    await prepareDemo(test.deps);
    opened = await listen(test);
  });
  afterAll(() => opened.test.close());

  const signIn = async () => {
    const { phone, password } = demoDealer;
    // The runs need more sign-ins than one dealer has in an hour.
    await opened.test.db.current.deleteFrom('auth_limits').execute();
    const { status, body } = await opened.test.call('login', { body: { phone, password } });
    // Without a token the run would check little and pass.
    expect(status).toBe(200);
    return body.access;
  };

  it.each(seeds)('full finds nothing wrong, seed %i', { timeout: 600_000 }, async (seed) => {
    const token = await signIn();
    const all: unknown[] = [];
    // Main is last, since its run signs the token out.
    for (const service of ['search', 'chat', 'main'] as const) {
      const { failed, result } = await check(opened, service, { token, level: 'full', seed });
      const of = (outcome: string) =>
        result.findings.filter((finding) => finding.outcome === outcome).length;
      const { operations, responses } = result.coverage;
      process.stdout.write(
        `seed ${String(seed)}, ${service}: ${(result.milliseconds / 1000).toFixed(1)} s, ${String(of('passed'))} passed, ${String(of('failed'))} failed, ${String(of('skipped'))} skipped; ${String(operations.seen)} of ${String(operations.all)} operations, ${String(responses.seen)} of ${String(responses.all)} answers\n`,
      );
      all.push(...failed);
    }
    expect(all).toEqual([]);
  });
});
