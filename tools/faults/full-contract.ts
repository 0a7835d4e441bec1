import { bundleFolder } from '../../packages/contract/src/commands/bundle-folder.ts';
import { readEverything } from '../../packages/contract/src/check/reading.ts';
import { gatherReferences } from '../../packages/contract/src/check/references.ts';
import { type Bodies, createBodies } from '../../packages/contract/src/check/request-bodies.ts';
import { createRun, type Run } from '../../packages/contract/src/check/run.ts';
import { loadContract, services } from '../../packages/contract/src/contract/load-contract.ts';
import type { Operation } from '../../packages/contract/src/contract/operation.ts';
import { texts } from '../../packages/contract/src/contract/tree.ts';
import { serviceKey } from '../../tests/product/server-process.ts';

export interface Service {
  run: Run;
  bodies: Bodies;
  operations: readonly Operation[];
}

async function readStates(run: Run, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const links = operation.responses.get(200)?.links ?? [];
    if (operation.method !== 'GET' || links.length === 0 || operation.path.includes('{')) continue;
    for (const { name, schema } of operation.parameters) {
      const declared = run.contract.resolve(schema);
      const values = texts(
        declared['enum'] ?? run.contract.resolve(declared['items'] ?? {})['enum'],
      );
      if (!/^(state|status|scope)$/.test(name)) continue;
      for (const value of values) {
        const received = await run.send({ operation, query: { [name]: value } });
        if (received?.status === 200) run.world.learn(operation, received);
      }
    }
  }
}

/** Reads all three services. @param second token of another dealership */
export async function readContract(
  url: string,
  { token, second, seed }: { token: string; second?: string; seed: number },
): Promise<Service[]> {
  const folder = await bundleFolder();
  const all: Service[] = [];
  for (const name of services) {
    const contract = loadContract(folder, name);
    const run = createRun(contract, {
      baseUrl: `${url}${contract.base}`,
      token,
      secondToken: second,
      serviceKey,
      seed,
      timeout: 30_000,
    });
    await readStates(run, contract.operations);
    await readEverything(run);
    const bodies = createBodies(run, gatherReferences(run));
    all.push({ run, bodies, operations: contract.operations });
  }
  return all;
}

export const placesOf = (
  { run, operations }: Service,
  operation: Operation,
  most = 2,
): Record<string, string>[] => {
  const made = operations
    .filter(({ path }) => path === operation.path)
    .flatMap((other) => {
      const own = run.world.owned(other);
      return own === undefined ? [] : [own];
    });
  const found: Record<string, string>[] = [...made, ...run.world.places(operation, most)];
  if (found.length > 0) return found.slice(0, Math.max(most, made.length));
  const [stem] = operation.path.split(/(?<=\})/);
  const near = operations.find(
    (other) =>
      other.path.startsWith(stem ?? operation.path) && run.world.places(other, 1).length > 0,
  );
  return near === undefined ? [] : run.world.places(near, most);
};
