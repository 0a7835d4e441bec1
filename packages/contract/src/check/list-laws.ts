import { isRead, type Operation, parameterOf } from '../contract/operation.ts';
import { entries, isEqual, member, number, texts } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { hasPath, neededQuery } from './reading.ts';
import { countOf, idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

/** A list, and how to ask for its pages. */
export interface ListView {
  operation: Operation;
  path: Record<string, string>;
  /** All rows, where they are few enough to be read. */
  all: readonly unknown[] | undefined;
  count: number;
}

export const mostRows = 300;

export const askList = (
  run: Run,
  operation: Operation,
  path: Record<string, string>,
  probe: string,
  query: Record<string, string | readonly string[]>,
  holds: (received: Received) => readonly string[],
) =>
  run.ask({
    operation,
    probe,
    path,
    query: { ...neededQuery(operation), ...query },
    expects: [200],
    holds,
  });

const sameRows = (one: readonly unknown[], other: readonly unknown[]) =>
  isEqual(one.map(idOf), other.map(idOf));

/** The lists of a run: reading operations with `page` and `size`, and rows that have been seen. */
const listsOf = (run: Run) =>
  run.contract.operations.filter(
    (operation) =>
      isRead(operation) &&
      run.isWanted(operation) &&
      run.can(operation) &&
      parameterOf(operation, 'size') !== undefined &&
      parameterOf(operation, 'page') !== undefined,
  );

/** Counts agree with rows, whatever page is asked for. */
const probePages = async (
  run: Run,
  operation: Operation,
  path: Record<string, string>,
): Promise<ListView | undefined> => {
  const size = parameterOf(operation, 'size');
  const standard = number(size?.schema['default']) ?? 20;
  const first = await askList(run, operation, path, 'the first page by default', {}, ({ body }) => {
    const count = countOf(body);
    const rows = rowsOf(body);
    if (count === undefined) return ['says no count'];
    const expected = Math.min(count, standard);
    return rows.length === expected || (operation.isGrouped && rows.length > expected)
      ? []
      : [`${rows.length} rows of ${count}, where ${expected} fit on a page by default`];
  });
  if (first === undefined) return undefined;
  const count = countOf(first.body) ?? 0;
  const rows = rowsOf(first.body);
  const view = { operation, path, count, all: count <= rows.length ? rows : undefined };

  await askList(run, operation, path, 'page 1 is the first page', { page: '1' }, ({ body }) =>
    sameRows(rowsOf(body), rows) ? [] : ['other rows than without `page`'],
  );
  const half = Math.max(1, Math.min(Math.floor(rows.length / 2), 5));
  const ofHalf = await askList(
    run,
    operation,
    path,
    `size ${half}`,
    { size: String(half) },
    ({ body }) => [
      ...(rowsOf(body).length === Math.min(half, count) ||
      (operation.isGrouped && rowsOf(body).length > half)
        ? []
        : [`${rowsOf(body).length} rows instead of ${Math.min(half, count)}`]),
      ...(countOf(body) === count ? [] : [`count is ${countOf(body)}, but ${count} by default`]),
      ...(sameRows(rowsOf(body), rows.slice(0, rowsOf(body).length))
        ? []
        : ['other rows than by default']),
    ],
  );
  // Groups that begin on the first page end there.
  const begin = operation.isGrouped ? rowsOf(ofHalf?.body).length : half;
  const lengthOf = (body: unknown) => (operation.isGrouped ? rowsOf(body).length : half);
  await askList(
    run,
    operation,
    path,
    'the second page',
    { size: String(half), page: '2' },
    ({ body }) =>
      sameRows(rowsOf(body), rows.slice(begin, begin + lengthOf(body))) || count <= half
        ? countOf(body) === count
          ? []
          : [`count is ${countOf(body)}, but ${count} on the first page`]
        : ['not the rows that come after the first page'],
  );
  await askList(run, operation, path, 'a page after the last', { page: '99999' }, ({ body }) => [
    ...(rowsOf(body).length === 0 ? [] : ['has rows']),
    ...(countOf(body) === count
      ? []
      : [`count is ${countOf(body)}, but ${count} on the first page`]),
  ]);
  return view;
};

/** Reads all pages of a list that is not too long. */
export const readAll = async (
  run: Run,
  operation: Operation,
  path: Record<string, string>,
  query: Record<string, string | readonly string[]> = {},
): Promise<unknown[] | undefined> => {
  const rows: unknown[] = [];
  for (let page = 1; page <= mostRows / 100; page += 1) {
    const received = await run.send({
      operation,
      path,
      query: { ...neededQuery(operation), ...query, size: '100', page: String(page) },
    });
    if (received?.status !== 200) return undefined;
    rows.push(...rowsOf(received.body));
    if (rows.length >= (countOf(received.body) ?? 0) || rowsOf(received.body).length === 0)
      return rows;
  }
  return undefined;
};

/** All pages together have as many rows as `count` says, none of them twice. */
const probeAllPages = (run: Run, view: ListView, all: readonly unknown[]) => {
  const ids = all.map(idOf).filter((id) => id !== undefined);
  run.note(view.operation.operationId, 'all pages together', [
    ...(all.length === view.count
      ? []
      : [`count is ${view.count}, but there are ${all.length} rows`]),
    ...(new Set(ids).size === ids.length ? [] : ['a row comes twice']),
  ]);
};

/** `statuses`: their sum is the number of all, and each of them is how many rows have it. */
const probeStatuses = async (run: Run, view: ListView, body: unknown) => {
  const counts = entries(member(body, 'statuses'));
  const parameter = parameterOf(view.operation, 'status');
  if (counts.length === 0 || parameter === undefined) return;
  const isMany = run.contract.resolve(parameter.schema)['type'] === 'array';
  const choices = texts(
    run.contract.resolve(isMany ? parameter.schema['items'] : parameter.schema)['enum'],
  );
  for (const [status, expected] of counts) {
    if (!choices.includes(status)) continue;
    await askList(run, view.operation, view.path, `count of ${status}`, { status }, (received) => {
      const count = countOf(received.body);
      return [
        ...(count === expected
          ? []
          : [`statuses say ${String(expected)}, the list ${String(count)}`]),
        ...(isEqual(member(received.body, 'statuses'), member(body, 'statuses'))
          ? []
          : ['`statuses` are others once a status is chosen']),
      ];
    });
  }
  if (!counts.every(([status]) => choices.includes(status))) return;
  const everything: Record<string, string[]> = isMany
    ? { status: counts.map(([status]) => status) }
    : {};
  await askList(run, view.operation, view.path, 'sum of statuses', everything, (received) => {
    const sum = counts.reduce((total, [, count]) => total + (number(count) ?? 0), 0);
    const count = countOf(received.body);
    return count === sum ? [] : [`statuses add up to ${sum}, the list has ${String(count)}`];
  });
};

/** Laws that any list keeps. @returns lists with rows, for laws of filters and orders */
export const probeLists = async (run: Run): Promise<ListView[]> => {
  const views: ListView[] = [];
  for (const operation of listsOf(run)) {
    const [path] = hasPath(operation) ? run.world.places(operation) : [{}];
    if (path === undefined) continue;
    const plain = await run.send({ operation, path, query: neededQuery(operation) });
    // One of several parameters is needed: that alone is no list.
    if (plain?.status === 422 && !hasPath(operation)) continue;
    const view = await probePages(run, operation, path);
    if (view === undefined) continue;
    const all = view.count <= mostRows ? await readAll(run, operation, path) : undefined;
    if (all !== undefined) probeAllPages(run, view, all);
    views.push({ ...view, all });
    await probeStatuses(run, view, plain?.body);
  }
  return views;
};
