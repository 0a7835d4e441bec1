import { isRead, type Operation, parameterOf } from '../contract/operation.ts';
import { entries, isEqual, member, number, texts } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { hasPath, neededQuery } from './reading.ts';
import { countOf, idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

export interface ListView {
  operation: Operation;
  path: Record<string, string>;
  first: Received;
  /** undefined when there are too many to read */
  all: readonly unknown[] | undefined;
  count: number;
}

export const mostRows = 300;

type Query = Record<string, string | readonly string[]>;

/** undefined when the list requires parameters */
const viewOf = async (
  run: Run,
  operation: Operation,
  path: Record<string, string>,
): Promise<ListView | undefined> => {
  const first = await run.send({ operation, path, query: neededQuery(operation) });
  if (first?.status !== 200) return undefined;
  const count = countOf(first.body) ?? 0;
  const rows = rowsOf(first.body);
  const all =
    count <= rows.length
      ? rows
      : count <= mostRows
        ? await readAll(run, operation, path)
        : undefined;
  return { operation, path, first, count, all };
};

/** Compares the response with the unfiltered list. A failure is checked again with a fresh one. */
export const askList = (
  run: Run,
  view: ListView,
  probe: string,
  query: Query,
  holds: (received: Received, view: ListView) => readonly string[],
) =>
  run.ask({
    operation: view.operation,
    probe,
    path: view.path,
    query: { ...neededQuery(view.operation), ...query },
    expects: [200],
    holds: (received) => holds(received, view),
    renew: async () => {
      const now = await viewOf(run, view.operation, view.path);
      return now === undefined ? {} : { holds: (received) => holds(received, now) };
    },
  });

const sameRows = (one: readonly unknown[], other: readonly unknown[]) =>
  isEqual(one.map(idOf), other.map(idOf));

const listsOf = (run: Run) =>
  run.contract.operations.filter(
    (operation) =>
      isRead(operation) &&
      run.isWanted(operation) &&
      run.can(operation) &&
      parameterOf(operation, 'size') !== undefined &&
      parameterOf(operation, 'page') !== undefined,
  );

const sameCount = (body: unknown, count: number): string[] =>
  countOf(body) === count
    ? []
    : [`count is ${String(countOf(body))}, but ${String(count)} by default`];

const probePages = async (run: Run, view: ListView): Promise<void> => {
  const { operation } = view;
  const standard = number(parameterOf(operation, 'size')?.schema['default']) ?? 20;
  await askList(run, view, 'the first page by default', {}, ({ body }) => {
    const count = countOf(body);
    const rows = rowsOf(body);
    if (count === undefined) return ['says no count'];
    const expected = Math.min(count, standard);
    return rows.length === expected
      ? []
      : [`${rows.length} rows of ${count}, where ${expected} fit on a page by default`];
  });
  await askList(run, view, 'page 1 is the first page', { page: '1' }, ({ body }, { first }) =>
    sameRows(rowsOf(body), rowsOf(first.body)) ? [] : ['other rows than without `page`'],
  );
  const half = Math.max(1, Math.min(Math.floor(rowsOf(view.first.body).length / 2), 5));
  const size = String(half);
  await askList(run, view, `size ${size}`, { size }, ({ body }, { first, count }) => {
    const rows = rowsOf(body);
    const expected = Math.min(half, count);
    return [
      ...(rows.length === expected ? [] : [`${rows.length} rows instead of ${expected}`]),
      ...sameCount(body, count),
      ...(sameRows(rows, rowsOf(first.body).slice(0, rows.length))
        ? []
        : ['other rows than by default']),
    ];
  });
  await askList(run, view, 'the second page', { size, page: '2' }, ({ body }, { first, count }) => {
    const rows = rowsOf(body);
    const known = rowsOf(first.body);
    const expected = known.slice(half, half * 2);
    const isNext = count <= half || sameRows(rows.slice(0, expected.length), expected);
    return isNext && rows.length <= half
      ? sameCount(body, count)
      : ['not the rows that come after the first page'];
  });
  await askList(run, view, 'a page after the last', { page: '99999' }, ({ body }, { count }) => [
    ...(rowsOf(body).length === 0 ? [] : ['has rows']),
    ...sameCount(body, count),
  ]);
};

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

const probeAllPages = (run: Run, view: ListView) =>
  steadily(run, view, 'all pages together', ({ all, count }) => {
    if (all === undefined) return [];
    const ids = all.map(idOf).filter((id) => id !== undefined);
    return [
      ...(all.length === count ? [] : [`count is ${count}, but there are ${all.length} rows`]),
      ...(new Set(ids).size === ids.length ? [] : ['a row comes twice']),
    ];
  });

/** A failure is checked again with a fresh list, as others may write in between. */
const steadily = async (
  run: Run,
  view: ListView,
  probe: string,
  holds: (view: ListView) => readonly string[],
) => {
  let problems = holds(view);
  for (let tries = 0; problems.length > 0 && tries < 2; tries += 1) {
    const now = await viewOf(run, view.operation, view.path);
    if (now !== undefined) problems = holds(now);
  }
  run.note(view.operation.operationId, probe, problems);
};

export const statusChoices = (run: Run, operation: Operation): string[] => {
  const schema = run.contract.resolve(parameterOf(operation, 'status')?.schema);
  return texts(run.contract.resolve(schema['type'] === 'array' ? schema['items'] : schema)['enum']);
};

/** The sum is the number of all, and each count is the number of rows with that status. */
const probeStatuses = async (run: Run, view: ListView) => {
  const countsOf = ({ first }: ListView) => entries(member(first.body, 'statuses'));
  const counts = countsOf(view);
  const parameter = parameterOf(view.operation, 'status');
  if (counts.length === 0 || parameter === undefined) return;
  const isMany = run.contract.resolve(parameter.schema)['type'] === 'array';
  const choices = statusChoices(run, view.operation);
  for (const [status] of counts) {
    if (!choices.includes(status)) continue;
    await askList(run, view, `count of ${status}`, { status }, ({ body }, now) => {
      const expected = member(member(now.first.body, 'statuses'), status);
      return [
        ...(countOf(body) === expected
          ? []
          : [`statuses say ${String(expected)}, the list ${String(countOf(body))}`]),
        ...(isEqual(member(body, 'statuses'), member(now.first.body, 'statuses'))
          ? []
          : ['`statuses` are others once a status is chosen']),
      ];
    });
  }
  if (!counts.every(([status]) => choices.includes(status))) return;
  const everything: Query = isMany ? { status: counts.map(([status]) => status) } : {};
  await askList(run, view, 'sum of statuses', everything, ({ body }, now) => {
    const sum = countsOf(now).reduce((total, [, count]) => total + (number(count) ?? 0), 0);
    const count = countOf(body);
    return count === sum ? [] : [`statuses add up to ${sum}, the list has ${String(count)}`];
  });
};

/** @returns lists with rows, for laws of filters and orders */
export const probeLists = async (run: Run): Promise<ListView[]> => {
  const views: ListView[] = [];
  for (const operation of listsOf(run)) {
    const [path] = hasPath(operation) ? run.world.places(operation) : [{}];
    if (path === undefined) continue;
    const view = await viewOf(run, operation, path);
    // The list may need one of several parameters; then it has no view.
    if (view === undefined) continue;
    await probePages(run, view);
    await probeAllPages(run, view);
    await probeStatuses(run, view);
    views.push(view);
  }
  return views;
};
