import { isRead, type Operation, type Parameter, successOf } from '../contract/operation.ts';
import { isEqual, isTree, member, type Tree } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import type { Ask, Run } from './run.ts';
import { dayInTashkent } from './calendar.ts';
import { rowsOf } from './rows.ts';

/** A period with data, as the contract's example is in another year. */
const periodOf = (name: string): string =>
  dayInTashkent(new Date(Date.now() - (name === 'from' ? 29 * 86_400_000 : 0)));

const queryValue = ({ name, schema, example }: Parameter): string => {
  if (schema['format'] === 'date' && (name === 'from' || name === 'to')) return periodOf(name);
  if (Array.isArray(example)) return String(example[0]);
  return textOf(example ?? schema['default'] ?? '1');
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export const neededQuery = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.isRequired)
      .map((parameter) => [parameter.name, queryValue(parameter)]),
  );

export const hasPath = (operation: Operation) => operation.path.includes('{');

const statusesOf = (operation: Operation): number[] => {
  const success = [...operation.responses.keys()].filter((status) => status < 300);
  // A lookup by parameters may find nothing.
  const isLookup = !hasPath(operation) && operation.responses.has(404);
  return isLookup ? [...success, 404, 422] : success;
};

export const readOnce = async (
  run: Run,
  operation: Operation,
  path: Record<string, string>,
  extra: Partial<Ask> = {},
): Promise<Received | undefined> => {
  const received = await run.ask({
    operation,
    probe: hasPath(operation) ? 'an entity that is there' : 'as it should be',
    path,
    query: neededQuery(operation),
    expects: statusesOf(operation),
    ...extra,
  });
  if (received !== undefined && received.status < 300) run.world.learn(operation, received, path);
  return received;
};

export const readEverything = async (run: Run): Promise<void> => {
  const reading = run.contract.operations.filter(isRead);
  const waiting = new Set(reading);
  for (let isProgress = true; isProgress;) {
    isProgress = false;
    for (const operation of waiting) {
      if (!run.can(operation)) continue;
      const places = hasPath(operation) ? run.world.places(operation) : [{}];
      if (places.length === 0) continue;
      waiting.delete(operation);
      isProgress = true;
      const isPending = run.options.pending?.includes(operation.operationId) === true;
      const feedsOthers = !isPending && (successOf(operation)?.[1].links.length ?? 0) > 0;
      if (!run.isWanted(operation) && !feedsOthers) continue;
      for (const path of places) await readOnce(run, operation, path);
    }
  }
  for (const operation of waiting) {
    if (!run.isWanted(operation)) continue;
    const why = run.can(operation)
      ? 'no id is known that leads here: the lists are empty'
      : 'no credential was provided';
    run.skip(operation.operationId, 'an entity that is there', why);
  }
};

export const readPending = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations.filter(isRead)) {
    const isPending = run.options.pending?.includes(operation.operationId) === true;
    if (!isPending || hasPath(operation) || !run.can(operation)) continue;
    const received = await run.send({ operation, path: {}, query: neededQuery(operation) });
    if (received === undefined || received.status >= 300) continue;
    if (run.check(operation, received).length > 0) continue;
    const why = 'pending, but it responds as the contract says: take it off the list';
    run.skip(operation.operationId, 'as it should be', why);
  }
};

const isOfTheMoment = (name: string) => /(^|_)(at|until|in|left)$/.test(name);

const differing = (row: Tree, entity: Tree): string[] =>
  Object.keys(row)
    .filter(
      (name) =>
        name in entity && !isOfTheMoment(name) && !isTree(row[name]) && !Array.isArray(row[name]),
    )
    .filter((name) => !isEqual(row[name], entity[name]))
    .map(
      (name) =>
        `${name} is ${JSON.stringify(entity[name])}, but ${JSON.stringify(row[name])} in the list`,
    );

export const compareWithLists = async (run: Run): Promise<void> => {
  for (const source of run.contract.operations.filter(isRead)) {
    for (const link of successOf(source)?.[1].links ?? []) {
      const target = run.contract.operations.find(
        ({ operationId }) => operationId === link.operationId,
      );
      if (target === undefined || !isRead(target) || !/\}\/?$/.test(target.path)) continue;
      if (!run.isWanted(target) && !run.isWanted(source)) continue;
      const [[name, pointer] = []] = Object.entries(link.parameters);
      if (name === undefined || pointer?.startsWith('/results/0/') !== true) continue;
      for (const row of run.random.some(run.world.rows(source.operationId), 2)) {
        const idOfRow = (each: unknown) => member(each, pointer.slice('/results/0/'.length));
        const id = idOfRow(row);
        if (!isTree(row) || (typeof id !== 'string' && typeof id !== 'number')) continue;
        const sameAs =
          (known: Tree) =>
          ({ body }: Received) => {
            if (!isTree(body)) return [];
            const problems = differing(known, body);
            return body['id'] === undefined || textOf(body['id']) === String(id)
              ? problems
              : [`id is ${JSON.stringify(body['id'])} instead of ${String(id)}`, ...problems];
          };
        await run.ask({
          operation: target,
          probe: 'says what its row in the list says',
          path: { [name]: String(id) },
          query: neededQuery(target),
          expects: [200],
          holds: sameAs(row),
          renew: async () => {
            const again = await run.send({ operation: source, query: neededQuery(source) });
            const now = rowsOf(again?.body).find((each) => idOfRow(each) === id);
            // No longer on this page: compare with the earlier row.
            return { holds: sameAs(isTree(now) ? now : row) };
          },
        });
      }
    }
  }
};
