import { isRead, isVersioned, takesKey } from '../contract/operation.ts';
import { isEqual, member, text, type Tree } from '../contract/tree.ts';
import type { Created } from './creating.ts';
import { requiredOf } from './entities.ts';
import type { Received } from './exchange.ts';
import { createFresh } from './random.ts';
import { type Bodies, keyHeader } from './request-bodies.ts';
import type { Run } from './run.ts';

const statusesOf = (all: readonly (Received | undefined)[]) => all.map((each) => each?.status ?? 0);

/** One If-Match: the first change must succeed, the others must get 412. */
const probeVersionRace = async (run: Run) => {
  for (const operation of run.contract.operations) {
    if (!isVersioned(operation) || !run.isWanted(operation) || !run.can(operation)) continue;
    const reader = run.contract.operations.find(
      (other) => isRead(other) && other.path === operation.path,
    );
    const path = run.world.owned(operation);
    if (reader === undefined || path === undefined) continue;
    const entity = await run.send({ operation: reader, path });
    const tag = entity?.headers.get('etag');
    const example = operation.body?.examples[0]?.value;
    const [name, value] = Object.entries(example ?? {})[0] ?? [];
    if (tag === null || tag === undefined || name === undefined) continue;
    const body = { ...requiredOf(run, operation, entity?.body), [name]: value };
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        run.send({ operation, path, body, headers: { 'if-match': tag } }),
      ),
    );
    const statuses = statusesOf(all);
    // The entity's state or references may reject the change: then there is no race to check.
    if (!statuses.includes(200)) continue;
    const kept = statuses.filter((status) => status === 200).length;
    const others = statuses.filter((status) => status !== 200 && status !== 412);
    run.note(operation.operationId, 'four changes at once with one If-Match', [
      ...(kept === 1 ? [] : [`${String(kept)} of 4 were kept`]),
      ...(others.length === 0 ? [] : [`also answered ${others.join(', ')}`]),
      ...all.flatMap((each) => (each === undefined ? [] : run.check(operation, each))),
    ]);
  }
};

/** One Idempotency-Key: only one entity must be created. */
const probeKeyRace = async (run: Run, bodies: Bodies, made: readonly Created[]) => {
  for (const { operation, path, body: known } of made) {
    if (!takesKey(operation) || operation.security !== 'bearer') continue;
    const body = operation.path.includes('{')
      ? { ...known }
      : ((await bodies.make(operation)) ?? known);
    const headers = keyHeader(operation);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => run.send({ operation, path, body, headers })),
    );
    const madeBodies = all
      .filter((each) => each !== undefined && each.status < 300)
      .map((each) => each?.body);
    const strange = all.filter(
      (each) =>
        (each?.status ?? 500) >= 300 && text(member(each?.body, 'code')) !== 'request_in_progress',
    );
    if (madeBodies.length === 0) continue;
    run.note(operation.operationId, 'four at once with one Idempotency-Key', [
      ...(madeBodies.every((each) => isEqual(each, madeBodies[0]))
        ? []
        : ['several things were made']),
      ...(strange.length === 0 ? [] : [`also answered ${statusesOf(strange).join(', ')}`]),
      ...all.flatMap((each) => (each === undefined ? [] : run.check(operation, each))),
    ]);
  }
};

export const probeRaces = async (run: Run, bodies: Bodies, made: readonly Created[]) => {
  await probeVersionRace(run);
  await probeKeyRace(run, bodies, made);
};

const patience = 40;

/** Codes by SMS would go to real phones, and payments move money. */
const limited: Readonly<Record<string, (phone: string) => Tree>> = {
  checkPhone: (phone) => ({ phone }),
  login: (phone) => ({ phone, password: 'nobody-has-this-password' }),
};

export const probeLimits = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    const make = limited[operation.operationId];
    if (make === undefined || !run.isWanted(operation)) continue;
    const phone = `+998900${String(100_000 + createFresh().below(899_999))}`;
    let isReached = false;
    for (let tries = 0; tries < patience && !isReached; tries += 1) {
      const received = await run.send({ operation, body: make(phone) });
      if (received === undefined) continue;
      const isDeclared = operation.responses.has(received.status);
      if (isDeclared && received.status !== 429) continue;
      isReached = true;
      run.note(operation.operationId, 'many calls in a row', [
        ...(received.status === 429 ? [] : [`answered ${String(received.status)} instead of 429`]),
        ...run.check(operation, received),
      ]);
      run.seen.add(`${operation.operationId} 429`);
    }
    if (!isReached)
      run.skip(
        operation.operationId,
        'many calls in a row',
        `no limit was reached in ${String(patience)} calls: it may be switched off for tests`,
      );
  }
};

/** Runs last, because it ends the run's own token. */
export const probeSignOut = async (run: Run): Promise<void> => {
  const operation = run.contract.operations.find(({ operationId }) => operationId === 'logout');
  const profile = run.contract.operations.find(
    (other) =>
      isRead(other) &&
      other.security === 'bearer' &&
      !other.path.includes('{') &&
      run.world.single(other.operationId) !== undefined,
  );
  if (
    operation === undefined ||
    profile === undefined ||
    !run.isWanted(operation) ||
    !run.can(operation)
  )
    return;
  const left = await run.ask({ operation, probe: 'signs out', expects: [204] });
  if (left === undefined) return;
  await run.ask({ operation: profile, probe: 'with a token that was signed out', expects: [401] });
};
