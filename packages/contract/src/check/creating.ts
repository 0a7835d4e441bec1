import { isRead, type Operation, successOf, takesKey } from '../contract/operation.ts';
import { atPointer, isEqual, isTree, list, member, text, type Tree } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { hasPath } from './reading.ts';
import { probeReadOnlyCreation } from './read-only.ts';
import { repairBody } from './repair.ts';
import { type Bodies, keyHeader } from './request-bodies.ts';
import { countOf, propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

/** Such operations move money or open accounts: only people may call them. */
export const isTooDear = ({ path }: Operation) =>
  path.startsWith('/payments') || path.startsWith('/auth');

export const creators = (run: Run) =>
  run.contract.operations.filter(
    (operation) =>
      operation.method === 'POST' &&
      operation.isCreator &&
      !isTooDear(operation) &&
      run.isWanted(operation),
  );

const codesOf = (body: unknown): string[] => [
  text(member(body, 'code')) ?? '',
  ...list(member(body, 'errors')).map((error) => text(member(error, 'code')) ?? ''),
];

/** A rejection of a valid body is explained when it has one of the operation's own codes. */
const isExplained = (operation: Operation, received: Received) => {
  const own = Object.values(operation.codes).flat();
  return codesOf(received.body).some((code) => own.includes(code));
};

export interface Created {
  operation: Operation;
  path: Record<string, string>;
  body: Tree;
  headers: Record<string, string>;
  received: Received;
}

/** Fixes fields that the server's data does not allow. Each response is checked. */
export const succeedOnce = async (
  run: Run,
  bodies: Bodies,
  operation: Operation,
  provided: {
    places?: readonly Record<string, string>[];
    body?: Tree | undefined;
    mayReject?: boolean;
  } = {},
): Promise<Created | string> => {
  const places =
    provided.places ?? (hasPath(operation) ? run.world.places(operation, 60) : [{}, {}]);
  if (places.length === 0) return 'no id is known that leads here';
  let last = 'nothing was tried';
  for (const path of places) {
    let body = provided.body ?? (await bodies.make(operation));
    if (body === undefined && operation.body !== undefined)
      return 'the contract shows no example of the body';
    for (let tries = 0; tries < 4; tries += 1) {
      const headers = keyHeader(operation);
      const received = await run.send({ operation, path, body, headers });
      if (received === undefined) return 'no answer';
      const problems = run.check(operation, received);
      const isDone = received.status < 300;
      const name = `${operation.isCreator ? 'creates' : 'succeeds'} (${String(received.status)})`;
      if (problems.length > 0 || isDone) run.note(operation.operationId, name, problems);
      if (problems.length > 0) return 'its answer breaks the contract';
      run.seen.add(`${operation.operationId} ${String(received.status)}`);
      if (isDone) return { operation, path, body: body ?? {}, headers, received };
      last = `answered ${String(received.status)} ${codesOf(received.body).join(' ')}`;
      const isOfState = provided.mayReject === true && [409, 422, 429].includes(received.status);
      if (!isOfState && !isExplained(operation, received)) {
        run.note(operation.operationId, operation.isCreator ? 'creates' : 'succeeds', [
          `a body that fits the schema: ${last} ${JSON.stringify(member(received.body, 'errors') ?? '')} for ${JSON.stringify(body ?? {}).slice(0, 300)}`,
        ]);
        return last;
      }
      if (received.status !== 422 || body === undefined || operation.body === undefined) break;
      const repaired = repairBody(run.contract, operation.body.schema, body, received.body);
      if (isEqual(repaired, body)) break;
      body = repaired;
    }
  }
  return last;
};

/** Sent values return as themselves or as `{ id }`. */
export const findEchoProblems = (sent: Tree, returned: unknown): string[] =>
  Object.entries(sent).flatMap(([name, value]) => {
    const back = member(returned, name);
    if (back === undefined || value === null) return [];
    if (isTree(value) && isTree(back))
      return findEchoProblems(value, back).map((each) => `${name}.${each}`);
    const isScalar = typeof value !== 'object';
    if (!isScalar || Array.isArray(back)) return [];
    const same = isTree(back) ? member(back, 'id') === value : isSame(value, back);
    return same
      ? []
      : [`${name} is ${JSON.stringify(back)}, but ${JSON.stringify(value)} was sent`];
  });

const isSame = (sent: unknown, back: unknown) => {
  if (sent === back) return true;
  if (typeof sent !== 'string' || typeof back !== 'string') return false;
  // The same time in another format.
  return sent.trim() === back || (/^\d{4}-/.test(sent) && Date.parse(sent) === Date.parse(back));
};

export const listBehind = (run: Run, operation: Operation): Operation | undefined => {
  const targets = new Set(successOf(operation)?.[1].links.map((link) => link.operationId));
  return run.contract.operations.find(
    (other) =>
      isRead(other) &&
      !hasPath(other) &&
      other.security === operation.security &&
      (other.responses.get(200)?.links.some((link) => targets.has(link.operationId)) ?? false),
  );
};

const countNow = async (run: Run, source: Operation | undefined) =>
  source === undefined ? undefined : countOf((await run.send({ operation: source }))?.body);

/** Includes its response, the list, reading it back, and repeating it. */
export const probeCreating = async (run: Run, bodies: Bodies): Promise<Created[]> => {
  const made: Created[] = [];
  for (const operation of creators(run)) {
    const { operationId } = operation;
    if (operation.body?.contentType === 'multipart/form-data') continue;
    if (!run.can(operation)) {
      run.skip(operationId, 'creates', 'no credential was provided');
      continue;
    }
    const source = listBehind(run, operation);
    const before = await countNow(run, source);
    const created = await succeedOnce(run, bodies, operation);
    if (typeof created === 'string') {
      run.skip(operationId, 'creates', `nothing could be created: ${created}`);
      continue;
    }
    made.push(created);
    run.note(
      operationId,
      'returns what was sent',
      findEchoProblems(created.body, created.received.body),
    );
    if (takesKey(operation)) await probeRepeat(run, created);
    const after = await countNow(run, source);
    if (before !== undefined && after !== undefined) {
      run.note(
        operationId,
        'is in the list, once',
        after === before + 1
          ? []
          : [`count of ${source?.operationId ?? ''} went from ${before} to ${after}`],
      );
    }
    await readBack(run, created);
    await probeReadOnlyCreation(run, created, bodies);
  }
  return made;
};

/** The same key returns the first response again; another body with it is rejected. */
const probeRepeat = async (run: Run, { operation, path, body, headers, received }: Created) => {
  await run.ask({
    operation,
    probe: 'the same Idempotency-Key again',
    path,
    body: operation.body === undefined ? undefined : body,
    headers,
    expects: [received.status],
    holds: (again) => (isEqual(again.body, received.body) ? [] : ['not the first answer again']),
  });
  const properties = propertiesOf(run.contract, operation.body?.schema);
  /** Only the key may be invalid. */
  const isFree = (field: string) => {
    const schema = run.contract.resolve(properties[field]);
    return ['enum', 'format', 'pattern', 'const'].every((rule) => schema[rule] === undefined);
  };
  const fields = Object.entries(body).filter(
    ([, each]) => typeof each === 'string' && each.length > 3,
  );
  const [name, value] = fields.find(([field]) => isFree(field)) ?? fields[0] ?? [];
  if (name === undefined) return;
  const other = {
    ...body,
    [name]:
      typeof value === 'string' ? `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}` : value,
  };
  await run.ask({
    operation,
    probe: 'the same Idempotency-Key with another body',
    path,
    body: other,
    headers,
    expects: [422],
    holds: (again) =>
      codesOf(again.body).includes('idempotency_key_reused') ||
      (isTree(other) && codesOf(again.body).includes('invalid_value'))
        ? []
        : ['the code is not idempotency_key_reused'],
  });
};

const volatile = /(^|_)(at|until|in|left)$/;

const readBack = async (run: Run, { operation, received }: Created) => {
  for (const link of successOf(operation)?.[1].links ?? []) {
    const values = Object.fromEntries(
      Object.entries(link.parameters).map(([name, pointer]) => [
        name,
        String(atPointer(received.body, pointer)),
      ]),
    );
    run.world.own(link.operationId, values);
    const target = run.contract.operations.find(
      ({ operationId }) => operationId === link.operationId,
    );
    const isItself = target !== undefined && isRead(target) && /\}\/?$/.test(target.path);
    if (!isItself || !run.can(target) || target.security !== operation.security) continue;
    await run.ask({
      operation: target,
      probe: 'what was just created',
      path: values,
      expects: [200],
      holds: ({ body }) =>
        isTree(received.body) &&
        target.responses.get(200)?.schema?.['$ref'] === successOf(operation)?.[1].schema?.['$ref']
          ? Object.entries(received.body)
              .filter(([name, value]) => typeof value !== 'object' && !volatile.test(name))
              .filter(([name, value]) => !isEqual(member(body, name), value))
              .map(
                ([name, value]) =>
                  `${name} is ${JSON.stringify(member(body, name))}, but ${JSON.stringify(value)} when it was created`,
              )
          : [],
    });
  }
};
