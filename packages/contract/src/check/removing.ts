import { isRead, isVersioned, type Operation } from '../contract/operation.ts';
import { isTree, list, member, text, texts } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { neededHeaders, nobodysPath } from './signing-in.ts';
import { type Bodies, keyHeader } from './request-bodies.ts';
import { propertiesOf } from './rows.ts';
import { hasPath, neededQuery } from './reading.ts';
import type { Run } from './run.ts';

const readerOf = (run: Run, operation: Operation) =>
  run.contract.operations.find((other) => isRead(other) && other.path === operation.path);

const isGone = async (
  run: Run,
  reader: Operation | undefined,
  path: Record<string, string>,
  probe: string,
) => {
  if (reader !== undefined) await run.ask({ operation: reader, probe, path, expects: [404] });
};

/** A removed entity is not readable, readable after undo, and finally deleted. */
export const probeRemoving = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    if (operation.method !== 'DELETE' || !run.isWanted(operation) || !run.can(operation)) continue;
    const path = run.world.owned(operation);
    if (path === undefined) {
      run.skip(operation.operationId, 'removes', 'the checker made nothing that it could remove');
      continue;
    }
    const reader = readerOf(run, operation);
    const success = [...operation.responses.keys()].filter((status) => status < 300);
    const before = reader === undefined ? undefined : await run.send({ operation: reader, path });
    const removed = await run.ask({ operation, probe: 'removes', path, expects: success });
    if (removed === undefined) continue;
    await isGone(run, reader, path, 'what was removed');
    const [link] = operation.responses.get(200)?.links ?? [];
    const restore = run.contract.operations.find(
      ({ operationId }) => operationId === link?.operationId,
    );
    if (restore !== undefined) {
      const restored = await run.ask({
        operation: restore,
        probe: 'brings back what was removed',
        path,
        expects: [200],
      });
      if (restored !== undefined && reader !== undefined) {
        const status = text(member(before?.body, 'status'));
        const hasStatus = (body: unknown) =>
          status === undefined || member(body, 'status') === status
            ? []
            : [`status is ${JSON.stringify(member(body, 'status'))}, and was ${status} before`];
        run.note(restore.operationId, 'is again what it was', hasStatus(restored.body));
        await run.ask({
          operation: reader,
          probe: 'what was brought back',
          path,
          expects: [200],
          holds: ({ body }) => hasStatus(body),
        });
      }
      await run.ask({ operation, probe: 'removes it again', path, expects: success });
    }
    await run.ask({ operation, probe: 'removes what is gone', path, expects: [404] });
    for (const id of Object.values(path)) run.world.forget(id);
  }
};

/** Excludes payments and signing out. */
const writers = (run: Run) =>
  run.contract.operations.filter(
    (operation) =>
      !isRead(operation) &&
      operation.security !== 'none' &&
      run.isWanted(operation) &&
      run.can(operation) &&
      !operation.path.startsWith('/auth'),
  );

export const probeForeignWrites = async (run: Run, bodies: Bodies): Promise<void> => {
  for (const operation of writers(run).filter(hasPath)) {
    if (!operation.responses.has(404)) continue;
    const body = operation.body?.examples[0]?.value ?? (await bodies.make(operation));
    const request = {
      operation,
      query: neededQuery(operation),
      headers: { ...neededHeaders(operation), ...keyHeader(operation) },
      body,
    };
    await run.ask({
      ...request,
      probe: 'writes to an id that nobody has',
      path: nobodysPath(operation),
      expects: [404],
    });
    const path = run.world.owned(operation) ?? run.world.places(operation, 1)[0];
    if (operation.security !== 'bearer' || operation.isShared || path === undefined) continue;
    if (!run.can(operation, 'second')) {
      run.skip(
        operation.operationId,
        'writes to what is not theirs',
        'no --owner2-token was provided',
      );
      continue;
    }
    await run.ask({
      ...request,
      headers: {
        ...neededHeaders(operation),
        ...keyHeader(operation),
        ...(isVersioned(operation) ? { 'if-match': '"v1"' } : {}),
      },
      probe: 'writes to what is not theirs',
      as: 'second',
      path,
      expects: [404],
    });
  }
};

/** Uses only entities that the checker created. */
const probeAllowedState = async (
  run: Run,
  operation: Operation,
  reader: Operation,
  path: Record<string, string> | undefined,
  name: string,
  entity: Received,
) => {
  const required = texts(run.contract.resolve(operation.body?.schema)['required']);
  if (name !== 'to' || path === undefined || required.some((each) => each !== name)) return;
  const home = text(member(entity.body, 'status')) ?? '';
  const places = texts(member(entity.body, 'allowed_transitions')).filter((to) => to !== 'deleted');
  for (const to of places) {
    const body = { [name]: to };
    const moved = await run.send({ operation, path, headers: keyHeader(operation), body });
    // Other fields may forbid the step; the operation has a code for that.
    if (moved?.status !== 200) continue;
    const hasStatus = ({ body: found }: { body: unknown }) =>
      member(found, 'status') === to
        ? []
        : [`status is ${JSON.stringify(member(found, 'status'))} instead of ${to}`];
    run.note(operation.operationId, `changes its state to ${to}`, [
      ...run.check(operation, moved),
      ...hasStatus(moved),
    ]);
    await run.ask({
      operation: reader,
      probe: `stays ${to}`,
      path,
      expects: [200],
      holds: hasStatus,
    });
    if (texts(member(moved.body, 'allowed_transitions')).includes(home))
      await run.send({ operation, path, headers: keyHeader(operation), body: { [name]: home } });
    return;
  }
};

/** Any other state gives 409 with the list of the allowed ones. */
export const probeStates = async (run: Run): Promise<void> => {
  for (const operation of writers(run)) {
    if (operation.codes['409']?.includes('transition_not_allowed') !== true || !hasPath(operation))
      continue;
    const entityPath = operation.path.replace(/\/(transitions|actions|moderation)$/, '');
    const reader = run.contract.operations.find(
      (other) => isRead(other) && other.path === entityPath,
    );
    const path = run.world.owned(operation) ?? run.world.places(operation, 1)[0];
    if (reader === undefined || path === undefined || operation.body === undefined) continue;
    const entity = await run.send({ operation: reader, path });
    const isAction = Array.isArray(member(entity?.body, 'allowed_actions'));
    const allowed = texts(
      member(entity?.body, isAction ? 'allowed_actions' : 'allowed_transitions'),
    );
    if (entity?.status !== 200) continue;
    const [name, node] =
      Object.entries(propertiesOf(run.contract, operation.body.schema)).find(
        ([key, schema]) =>
          /^(to|status|action)$/.test(key) && list(run.contract.resolve(schema)['enum']).length > 0,
      ) ?? [];
    if (name === undefined) continue;
    const current = text(member(entity.body, 'status'));
    await probeAllowedState(run, operation, reader, run.world.owned(operation), name, entity);
    const wrong = run.random.pick(
      texts(run.contract.resolve(node)['enum']).filter(
        (state) => !allowed.includes(state) && state !== current,
      ),
    );
    if (wrong === undefined) continue;
    const example = operation.body.examples.find(
      ({ value }) => member(value, name) === wrong,
    )?.value;
    const tag = entity.headers.get('etag');
    await run.ask({
      operation,
      probe: `a change of state that is not allowed: ${wrong}`,
      path,
      headers: { ...keyHeader(operation), ...(tag === null ? {} : { 'if-match': tag }) },
      body: isTree(example) ? example : { [name]: wrong },
      expects: [409, 422],
      holds: ({ status, body }) => {
        if (status === 422) return [];
        const said = texts(member(body, 'allowed')).toSorted();
        const problems =
          text(member(body, 'code')) === 'transition_not_allowed'
            ? []
            : ['the code is not transition_not_allowed'];
        return JSON.stringify(said) === JSON.stringify(allowed.toSorted())
          ? problems
          : [
              ...problems,
              `\`allowed\` is ${said.join(', ')}, but the entity says ${allowed.join(', ')}`,
            ];
      },
    });
  }
};
