import { isRead, type Operation } from '../contract/operation.ts';
import { isEqual, isTree, list, member, number, text, texts, type Tree } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { hasPath } from './reading.ts';
import { keyHeader } from './request-bodies.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';
import { ownIdBehind } from './succeeding.ts';

interface Undo {
  undo: Operation;
  change: Operation;
  reader: Operation;
  id: string;
}

const undosOf = (run: Run): Undo[] =>
  run.contract.operations.flatMap((undo): Undo[] => {
    if (undo.undoes === undefined || !run.isWanted(undo) || !run.can(undo)) return [];
    const change = run.contract.operations.find(({ operationId }) => operationId === undo.undoes);
    const [id] = hasPath(undo)
      ? Object.values(run.world.owned(undo) ?? {})
      : [change && ownIdBehind(run, change)];
    const folder = change?.path.replace(/\/[^/]+$/, '/{');
    const reader = run.contract.operations.find(
      (other) =>
        isRead(other) &&
        folder !== undefined &&
        /^[^{]*\{[^{]*\}$/.test(other.path) &&
        other.path.startsWith(folder),
    );
    if (change === undefined || reader === undefined || id === undefined) {
      run.skip(
        undo.operationId,
        'takes back',
        'the checker made nothing that it could be asked of',
      );
      return [];
    }
    return [{ undo, change, reader, id }];
  });

const bodyFor = (operation: Operation, id: string, body: Tree): Tree =>
  hasPath(operation) ? body : { ...body, ids: [Number(id)] };

const codeOf = (body: unknown) =>
  text(member(body, 'code')) ?? text(member(list(member(body, 'results'))[0], 'code'));

const changedFields = (before: unknown, after: unknown): string[] =>
  Object.keys(isTree(before) ? before : {})
    .filter((name) => name !== 'version' && typeof member(before, name) !== 'object')
    .filter((name) => !isEqual(member(before, name), member(after, name)))
    .map(
      (name) =>
        `${name} is ${JSON.stringify(member(after, name))}, and was ${JSON.stringify(member(before, name))} before the change`,
    );

const otherValue = (run: Run, { change }: Undo, field: string, before: unknown) =>
  texts(run.contract.resolve(propertiesOf(run.contract, change.body?.schema)[field])['enum']).find(
    (value) => value !== member(before, field),
  );

/** One change: a stale version is rejected, an undo reverts it, a second undo finds nothing. */
const probeUndo = async (run: Run, tried: Undo, field: string): Promise<void> => {
  const { undo, change, reader, id } = tried;
  const path = { id };
  const read = () => run.send({ operation: reader, path });
  const before = await read();
  const value = otherValue(run, tried, field, before?.body);
  if (before?.status !== 200 || value === undefined) return;
  const changed = await run.send({
    operation: change,
    path,
    headers: keyHeader(change),
    body: bodyFor(change, id, { [field]: value }),
  });
  if (changed?.status !== 200) return;
  const ask = (
    probe: string,
    expects: readonly number[],
    holds: (received: Received) => readonly string[],
    more: Tree = {},
  ) =>
    run.ask({
      operation: undo,
      probe,
      path,
      headers: keyHeader(undo),
      body: bodyFor(undo, id, { of: field, ...more }),
      expects,
      holds,
    });
  const version = number(member(before.body, 'version'));
  if (version !== undefined && 'version' in propertiesOf(run.contract, undo.body?.schema))
    await ask(
      `takes back ${field} on a stale version`,
      [412],
      ({ body }) => (codeOf(body) === 'stale_version' ? [] : ['the code is not stale_version']),
      { version },
    );
  await ask(`takes back ${field}`, [200], ({ body }) => {
    const code = codeOf(body);
    return code === undefined ? [] : [`it did not: ${code}`];
  });
  await run.ask({
    operation: reader,
    probe: `${field} as it was before the change`,
    path,
    expects: [200],
    holds: ({ body }) => changedFields(before.body, body),
  });
  await ask(`takes back ${field} a second time`, hasPath(undo) ? [409] : [200], ({ body }) =>
    codeOf(body) === 'nothing_to_undo' ? [] : ['the code is not nothing_to_undo'],
  );
};

/** An undo (`x-undoes`) restores the entity; a second one is rejected. */
export const probeUndoing = async (run: Run): Promise<void> => {
  for (const tried of undosOf(run)) {
    const fields = propertiesOf(run.contract, tried.undo.body?.schema)['of'];
    for (const field of texts(run.contract.resolve(fields)['enum']))
      await probeUndo(run, tried, field);
  }
};
