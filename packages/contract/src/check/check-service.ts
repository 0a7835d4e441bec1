import type { Contract } from '../contract/operation.ts';
import { probeChanging } from './changing.ts';
import { probeCreating } from './creating.ts';
import { probeExports } from './exports.ts';
import { probeHeaders } from './header-laws.ts';
import { probeInvalidBodies } from './invalid-bodies.ts';
import { probeLimits, probeRaces, probeSignOut } from './racing.ts';
import { probeLookups } from './lookups.ts';
import { compareWithLists, readEverything, readPending } from './reading.ts';
import { probeListLaws } from './reading-laws.ts';
import { gatherReferences } from './references.ts';
import { probeForeignWrites, probeRemoving, probeStates } from './removing.ts';
import { createBodies } from './request-bodies.ts';
import { type CheckOptions, createRun, Enough, type Finding, type Level, type Run } from './run.ts';
import { probeParameters } from './parameters.ts';
import { probeOwnership, probeSignIn, probeUnknownIds } from './signing-in.ts';
import { probeSocket } from './socket.ts';
import { probePuts, probeUploads } from './uploading.ts';
import { probeSuccesses } from './succeeding.ts';
import { probeUndoing } from './undoing.ts';
import type { Tree } from '../contract/tree.ts';

export interface Coverage {
  operations: { seen: number; all: number };
  responses: { seen: number; all: number };
  /** Expected responses that no call produced: `operationId: 200, 404`. */
  unseen: readonly { operationId: string; statuses: readonly number[] }[];
}

export interface CheckResult {
  service: string;
  version: string;
  baseUrl: string;
  level: Level;
  seed: number;
  /** Level reached. C0: failed; C1: read; C2: write; C3: full. */
  reached: 'C0' | 'C1' | 'C2' | 'C3';
  findings: readonly Finding[];
  extra: readonly string[];
  coverage: Coverage;
  milliseconds: number;
}

const coverageOf = ({ contract, seen }: Run): Coverage => {
  const declared = contract.operations.flatMap(({ operationId, responses }) =>
    [...responses.keys()].map((status) => ({ operationId, status })),
  );
  const isSeen = ({ operationId, status }: { operationId: string; status: number }) =>
    seen.has(`${operationId} ${String(status)}`);
  const unseen = contract.operations
    .map(({ operationId, responses }) => ({
      operationId,
      statuses: [...responses.keys()].filter((status) => !isSeen({ operationId, status })),
    }))
    .filter(({ statuses }) => statuses.length > 0);
  const touched = new Set([...seen].map((pair) => pair.split(' ')[0]));
  return {
    operations: { seen: touched.size, all: contract.operations.length },
    responses: { seen: declared.filter(isSeen).length, all: declared.length },
    unseen,
  };
};

const readLevel = async (run: Run) => {
  await readEverything(run);
  await readPending(run);
  await probeLookups(run);
  await compareWithLists(run);
  await probeSignIn(run);
  await probeUnknownIds(run);
  await probeOwnership(run);
  await probeParameters(run);
  await probeHeaders(run);
  await probeListLaws(run);
  await probeExports(run);
};

const writeLevel = async (run: Run, isFull: boolean) => {
  const bodies = createBodies(run, gatherReferences(run));
  await probeUploads(run);
  await probePuts(run);
  const made = await probeCreating(run, bodies);
  await probeChanging(run);
  await probeUndoing(run);
  await probeStates(run);
  await probeInvalidBodies(run);
  await probeForeignWrites(run, bodies);
  await probeSuccesses(run, bodies);
  if (isFull) await probeRaces(run, bodies, made);
  await probeRemoving(run);
};

/** Without a token most of a service is not checked. */
const hasCredentials = ({ contract, options }: Run): boolean =>
  options.token !== undefined || contract.operations.every(({ security }) => security !== 'bearer');

/** Makes the calls that a client may make at this level. @param socket bundle of the AsyncAPI */
export const checkService = async (
  contract: Contract,
  options: CheckOptions,
  socket?: Tree,
): Promise<CheckResult> => {
  const started = performance.now();
  const run = createRun(contract, options);
  const level = options.level ?? 'read';
  try {
    await readLevel(run);
    if (level !== 'read') await writeLevel(run, level === 'full');
    if (level === 'full') {
      await probeLimits(run);
      if (socket !== undefined && contract.service === 'chat') await probeSocket(run, socket);
      await probeSignOut(run);
    }
  } catch (cause) {
    if (!(cause instanceof Enough)) throw cause;
  }
  const isClean = run.findings.every(({ outcome }) => outcome !== 'failed');
  const reached = ({ read: 'C1', write: 'C2', full: 'C3' } as const)[level];
  return {
    service: contract.service,
    version: contract.version,
    baseUrl: options.baseUrl,
    level,
    seed: options.seed ?? 1,
    reached: isClean && hasCredentials(run) ? reached : 'C0',
    findings: run.findings,
    extra: [...run.extra].map(
      ([operationId, fields]) => `${operationId}: ${[...fields].join(', ')}`,
    ),
    coverage: coverageOf(run),
    milliseconds: performance.now() - started,
  };
};
