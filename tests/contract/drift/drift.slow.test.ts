import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemo } from '../../../apps/server/src/demo/demo.fixture';
import { pendingOperations } from '../../../apps/server/src/pending-operations';
import { type TestApp, testServiceKey } from '../../../apps/server/src/testing/test-app';
import { checkService } from '../../../packages/contract/src/check/check-service';
import { loadContract } from '../../../packages/contract/src/contract/load-contract';
import { contractBundles } from '../../../scripts/contract-bundles.mjs';
import { type Defect, defects } from './defects';
import { createDriftingProxy } from './drifting-proxy';

/** Share of the defects that have to be caught. It may only rise. */
const floor = 0.95;

const contract = loadContract(contractBundles(), 'main');
let test: TestApp;
let token = '';
let secondToken = '';
let current: Defect | undefined;
let base = '';
let running = createDriftingProxy('', contract, () => current);

beforeAll(async () => {
  ({ test, token } = await openDemo());
  secondToken = (await test.signIn()).token;
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  running = createDriftingProxy(`${address}${contract.base}`, contract, () => current);
  await new Promise<void>((resolve) => {
    running.listen(0, '127.0.0.1', resolve);
  });
  const at = running.address();
  base = `http://127.0.0.1:${String(typeof at === 'object' ? (at?.port ?? 0) : 0)}`;
});
afterAll(async () => {
  running.close();
  await test.close();
});

/** As `check --only …` would: the operation itself, and what feeds it. */
const findingsWith = async (
  defect: Defect | undefined,
  only: string,
  level: 'read' | 'write',
  seed = 1,
) => {
  current = defect;
  const { findings } = await checkService(contract, {
    baseUrl: base,
    token,
    secondToken,
    serviceKey: testServiceKey,
    pending: pendingOperations,
    only: [only],
    isBrief: true,
    level,
    seed,
  });
  return findings.filter(({ outcome }) => outcome === 'failed');
};

/** Every twelfth in the suite; all of them by `DRIFT=all`. */
const chosen = defects.filter((_, index) => process.env['DRIFT'] === 'all' || index % 12 === 0);

it('knows enough defects', () => {
  expect(
    defects.filter(({ operationId }) =>
      contract.operations.some((each) => each.operationId === operationId),
    ).length,
  ).toBeGreaterThanOrEqual(120);
});

it('catches the defects of a drifting backend', { timeout: 1_200_000 }, async () => {
  const known = chosen.filter(({ operationId }) =>
    contract.operations.some((each) => each.operationId === operationId),
  );
  const missed: string[] = [];
  for (const defect of known) {
    if ((await findingsWith(defect, defect.operationId, defect.level)).length === 0)
      missed.push(defect.name);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(known.length * (1 - floor));
});

it.each([1, 2])('finds nothing where nothing drifts (seed %i)', async (seed) => {
  expect(await findingsWith(undefined, 'listLeads', 'read', seed)).toEqual([]);
});
