import { isRead, needsVersion, type Operation } from '../contract/operation.ts';
import { isTree, type Tree } from '../contract/tree.ts';
import { succeedOnce } from './creating.ts';
import { hasPath } from './reading.ts';
import type { Bodies } from './request-bodies.ts';
import type { Run } from './run.ts';

/** Money, sessions and rights are reserved for people; other checks cover the rest. */
const isLeftOut = (operation: Operation): boolean =>
  operation.method !== 'POST' ||
  operation.body?.contentType === 'multipart/form-data' ||
  needsVersion(operation) ||
  (!operation.isSafe && /^\/(auth|payments)/.test(operation.path));

const isSeen = (run: Run, { operationId, responses }: Operation) =>
  [...responses.keys()].some(
    (status) => status < 300 && run.seen.has(`${operationId} ${String(status)}`),
  );

/** `/leads/{id}` for `/leads/bulk`. */
export const ownIdBehind = (run: Run, { path }: Operation): string | undefined => {
  const entity = `${path.replace(/\/[^/]+$/, '')}/{`;
  for (const other of run.contract.operations) {
    const own = other.path.startsWith(entity) ? run.world.owned(other) : undefined;
    const [id] = Object.values(own ?? {});
    if (id !== undefined) return id;
  }
  return undefined;
};

const nobody = 999_999_999;

/** Harmless changes, without a body and codes of their own, may use any entity. */
const placesOf = (run: Run, operation: Operation): Record<string, string>[] => {
  if (!hasPath(operation)) return [{}];
  const own = run.world.owned(operation);
  if (own !== undefined) return [own];
  const isHarmless = operation.body === undefined && Object.keys(operation.codes).length === 0;
  return isHarmless && operation.security === 'bearer' ? run.world.places(operation, 1) : [];
};

export const probeSuccesses = async (run: Run, bodies: Bodies): Promise<void> => {
  for (const operation of run.contract.operations) {
    const { operationId } = operation;
    if (isRead(operation) || isLeftOut(operation) || isSeen(run, operation)) continue;
    if (!run.isWanted(operation) || !run.can(operation)) continue;
    const example = operation.body?.examples[0]?.value;
    const isBulk = isTree(example) && Array.isArray(example['ids']);
    const [place] = placesOf(run, operation);
    if (place === undefined) {
      run.skip(operationId, 'succeeds', 'the checker made nothing that it could be asked of');
      continue;
    }
    const made = await bodies.make(operation);
    // A bulk change gets the created entity, else an unknown id, which changes nothing.
    const ids = isBulk ? [Number(ownIdBehind(run, operation) ?? nobody)] : undefined;
    const body: Tree | undefined = ids === undefined ? made : { ...made, ids };
    const done = await succeedOnce(run, bodies, operation, {
      places: [place],
      body,
      mayReject: hasPath(operation) || isBulk,
    });
    if (typeof done === 'string') run.skip(operationId, 'succeeds', `it did not: ${done}`);
  }
};
