import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDealer } from '../../../apps/server/demo/dealers';
import { openDemo } from '../../../apps/server/demo/demo.fixture';
import { pendingOperations } from '../../../apps/server/src/platform/http/pending-operations';
import { type TestApp, testServiceKey } from '../../../apps/server/src/testing/test-app';
import { checkService } from '../../../packages/contract/src/check/check-service';
import { loadContract, readBundle } from '../../../packages/contract/src/contract/load-contract';
import { contractBundles } from '../../../packages/contract/scripts/bundles.mjs';
import { defectKinds, defects } from './defects';
import { createDriftingProxy } from './drifting-proxy';
import type { Defect, Level } from './passing';

const floor = 0.95;

const isComplete = process.env['DRIFT'] === 'all';
const matching = process.env['DRIFT_ONLY'] ?? '';
const folder = contractBundles();
const contracts = {
  main: loadContract(folder, 'main'),
  search: loadContract(folder, 'search'),
  chat: loadContract(folder, 'chat'),
};
const socket = readBundle(path.join(folder, 'chat.asyncapi.json'));

let test: TestApp;
let token = '';
let secondToken = '';
let current: Defect | undefined;
let origin = '';
let proxy: ReturnType<typeof createDriftingProxy>;

const signIn = async () => {
  const { phone, password } = demoDealer;
  return (await test.call('login', { body: { phone, password } })).body.access;
};

beforeAll(async () => {
  ({ test, token } = await openDemo());
  secondToken = (await test.signIn()).token;
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const keys = { token, serviceKey: testServiceKey };
  proxy = createDriftingProxy(
    address,
    Object.values(contracts),
    keys,
    () => current,
    () => test.clock.now(),
  );
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const at = proxy.address();
  origin = `http://127.0.0.1:${String(typeof at === 'object' ? (at?.port ?? 0) : 0)}`;
});
afterAll(async () => {
  proxy.close();
  await test.close();
});

const failuresOf = async (
  service: Defect['service'],
  level: Level,
  only: readonly string[] | undefined,
  seed = 1,
) => {
  const contract = contracts[service];
  const { findings } = await checkService(
    contract,
    {
      baseUrl: `${origin}${contract.base}`,
      // A full run ends by signing the token out.
      token: level === 'full' ? await signIn() : token,
      secondToken,
      serviceKey: testServiceKey,
      pending: pendingOperations,
      only,
      isBrief: true,
      level,
      seed,
    },
    socket,
  );
  return findings.filter(({ outcome }) => outcome === 'failed');
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const isCaught = async (defect: Defect): Promise<boolean> => {
  current = defect;
  const found = await failuresOf(defect.service, defect.level, [defect.operationId]);
  current = undefined;
  if (matching !== '') say(`${defect.name} ${JSON.stringify(found)}`);
  return found.length > 0;
};

const isKnown = ({ service, operationId }: Defect): boolean =>
  operationId === 'socket' ||
  contracts[service].operations.some((each) => each.operationId === operationId);

it('knows enough defects, each of an operation that exists', () => {
  expect(defects.filter((each) => !isKnown(each)).map(({ name }) => name)).toEqual([]);
  expect(defects.length).toBeGreaterThanOrEqual(330);
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
});

/** Plays every thirty-sixth defect; `DRIFT=all` plays all, `DRIFT=kind` those of a kind, `DRIFT_ONLY=name` those of a name. */
it('catches the defects of a drifting backend', { timeout: 3_000_000 }, async () => {
  const missed: string[] = [];
  let seeded = 0;
  for (const [kind, all] of Object.entries(defectKinds)) {
    const chosen = all.filter(({ name }, index) =>
      matching === ''
        ? isComplete || process.env['DRIFT'] === kind || index % 36 === 0
        : name.includes(matching),
    );
    const before = missed.length;
    for (const defect of chosen) if (!(await isCaught(defect))) missed.push(defect.name);
    seeded += chosen.length;
    const caught = chosen.length - (missed.length - before);
    say(`${kind}: ${String(caught)} of ${String(chosen.length)} caught`);
  }
  say(`all: ${String(seeded - missed.length)} of ${String(seeded)} caught\n${missed.join('\n')}`);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(seeded * (1 - floor));
});

/** The checker must find nothing without a defect. `DRIFT=all` checks each operation, conformance.slow.test.ts some. */
const rightOnes = isComplete
  ? [...new Map(defects.map((each) => [`${each.operationId} ${each.level}`, each])).values()]
  : [];

it.each(rightOnes)(
  'says nothing about $operationId ($level) while it is right',
  { timeout: 120_000 },
  async ({ service, level, operationId }) => {
    expect(await failuresOf(service, level, [operationId])).toEqual([]);
  },
);

const seeds = Array.from({ length: isComplete ? 20 : 0 }, (_, index) => index + 1);

it.each(seeds)(
  'finds nothing where nothing drifts (seed %i)',
  { timeout: 600_000 },
  async (seed) => {
    for (const service of ['main', 'search', 'chat'] as const) {
      // No payment provider is set up here, so its calls respond with 503.
      const all = contracts[service].operations
        .map(({ operationId }) => operationId)
        .filter((operationId) => operationId !== 'getPaymentProvider');
      expect(await failuresOf(service, 'read', all, seed)).toEqual([]);
    }
  },
);
