import {
  isRead,
  isVersioned,
  type Operation,
  successOf,
} from '../../../packages/contract/src/contract/operation.ts';
import {
  isEqual,
  isTree,
  member,
  type Tree,
} from '../../../packages/contract/src/contract/tree.ts';
import { requiredOf } from '../../../packages/contract/src/check/entities.ts';
import { propertiesOf } from '../../../packages/contract/src/check/rows.ts';
import { keyHeader } from '../../../packages/contract/src/check/request-bodies.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';
import type { Row } from '../row.ts';
import { placesOf, readContract, type Service } from '../full-contract.ts';

function altered(before: unknown): unknown {
  if (typeof before === 'number') return before + 7;
  if (typeof before === 'boolean') return !before;
  if (typeof before === 'string') {
    const time = Date.parse(before);
    return /^\d{4}-/.test(before) && !Number.isNaN(time)
      ? new Date(time + 864e5).toISOString().replace('.000Z', 'Z')
      : `${before}x`;
  }
  if (Array.isArray(before)) return [];
  if (isTree(before)) return { ...before, id: 1 };
  return 1;
}

function readOnlyFields(service: Service, operation: Operation, reader: Operation, entity: Tree) {
  const { contract } = service.run;
  const found: { field: string; body: Tree; valueOf: (entity: unknown) => unknown }[] = [];
  const collect = (
    readSchema: unknown,
    writeSchema: unknown,
    inside: Tree,
    trail: readonly string[],
  ) => {
    const written = propertiesOf(contract, writeSchema);
    for (const [name, node] of Object.entries(propertiesOf(contract, readSchema))) {
      const path = [...trail, name];
      const target = written[name];
      const value = inside[name];
      if (target === undefined) {
        found.push({
          field: path.join('.'),
          body: path.reduceRight<Tree>(
            (body, key, at) => ({ [key]: at === path.length - 1 ? altered(value) : body }),
            {},
          ),
          valueOf: (now) => path.reduce<unknown>((node_, key) => member(node_, key), now),
        });
      } else if (isTree(value) && Object.keys(propertiesOf(contract, target)).length > 0)
        collect(node, target, value, path);
    }
  };
  collect(successOf(reader)?.[1].schema, operation.body?.schema, entity, []);
  return found;
}

/** True for times, versions, and values derived from a time. */
const isOfTheMoment = (field: string) =>
  /(^|[._])(at|until|in|left|since|version|days|day)$/.test(field);

async function judge(service: Service, operation: Operation, reader: Operation) {
  const { run } = service;
  const [path = {}] = placesOf(service, reader, 1);
  const read = () => run.send({ operation: reader, path });
  const failures: string[] = [];
  let done = 0;
  const first = await read();
  if (first?.status !== 200 || !isTree(first.body)) return { done, failures };
  for (const { field, body, valueOf } of readOnlyFields(service, operation, reader, first.body)) {
    const before = await read();
    const base = requiredOf(run, operation, before?.body);
    const received = await run.send({
      operation,
      path,
      body: { ...base, ...body },
      headers: {
        ...keyHeader(operation),
        ...(isVersioned(operation) && { 'if-match': before?.headers.get('etag') ?? '"v1"' }),
      },
    });
    const after = await read();
    done += 1;
    if ((received?.status ?? 500) >= 500)
      failures.push(`${operation.operationId} ${field}: ${String(received?.status)}`);
    else if (!isOfTheMoment(field) && !isEqual(valueOf(before?.body), valueOf(after?.body)))
      failures.push(
        `${operation.operationId} ${field} went from ${JSON.stringify(valueOf(before?.body))} to ${JSON.stringify(valueOf(after?.body))}`,
      );
    else if (
      isOfTheMoment(field) &&
      isEqual(valueOf(after?.body), valueOf(body)) &&
      !isEqual(valueOf(after?.body), valueOf(before?.body))
    )
      failures.push(`${operation.operationId} ${field} is what was sent`);
  }
  return { done, failures };
}

async function judgeCreating({ run, bodies }: Service, operation: Operation) {
  const written = propertiesOf(run.contract, operation.body?.schema);
  const names = Object.keys(propertiesOf(run.contract, successOf(operation)?.[1].schema)).filter(
    (name) => written[name] === undefined,
  );
  const failures: string[] = [];
  for (const value of [424_242, 'sold_on_karvon', true]) {
    const alien = Object.fromEntries(names.map((name) => [name, value]));
    const body = { ...(await bodies.make(operation)), ...alien };
    const received = await run.send({ operation, body, headers: keyHeader(operation) });
    const status = received?.status ?? 500;
    // 503 means that a provider is not configured; the body was accepted before that.
    if (status >= 500 && status !== 503)
      failures.push(`${operation.operationId}: ${received?.raw.slice(0, 120) ?? 'none'}`);
    // `true` may be the field's own value.
    const taken = names.filter(
      (name) => status < 300 && value !== true && isEqual(member(received?.body, name), value),
    );
    failures.push(...taken.map((name) => `${operation.operationId} ${name} is what was sent`));
  }
  return { done: 3 * names.length, failures };
}

export const readOnly: Row = {
  key: 'read-only',
  name: 'every read-only field written',
  rounds: 3,
  quick: 1,
  limit: 240_000,
  open: async (stage) => ({
    play: async ({ seed }) => {
      const { url, stop } = await stage.start();
      const all = await readContract(url, { token: await accessToken(url), seed });
      let done = 0;
      const failures: string[] = [];
      for (const service of all) {
        const bearer = service.operations.filter(({ security }) => security === 'bearer');
        for (const operation of bearer) {
          if (operation.body?.contentType !== 'application/json') continue;
          const reader = bearer.find((other) => isRead(other) && other.path === operation.path);
          const isCreating =
            operation.method === 'POST' && operation.isCreator && !operation.path.includes('{');
          const judged = isCreating
            ? await judgeCreating(service, operation)
            : reader === undefined || operation.method === 'POST'
              ? { done: 0, failures: [] }
              : await judge(service, operation, reader);
          done += judged.done;
          failures.push(...judged.failures);
        }
      }
      await stop();
      return { failures, done, asked: done };
    },
    close: () => Promise.resolve(),
  }),
};
