import { isRead, type Operation, parameterOf, successOf } from '../contract/operation.ts';
import { parseCsv } from './csv.ts';
import { hasPath, neededQuery } from './reading.ts';
import { rowsOf } from './rows.ts';
import type { Run } from './run.ts';

const readable = (run: Run) =>
  run.contract.operations.filter(
    (operation) => isRead(operation) && run.isWanted(operation) && run.can(operation),
  );

const probeCache = async (run: Run, operation: Operation, path: Record<string, string>) => {
  const request = { operation, path, query: neededQuery(operation) };
  const first = await run.send(request);
  const tag = first?.headers.get('etag');
  if (first?.status !== 200 || tag === null || tag === undefined) return;
  await run.ask({
    ...request,
    probe: 'the tag that is cached',
    headers: { 'if-none-match': tag },
    expects: [304],
    holds: ({ headers }) =>
      headers.get('etag') === tag
        ? []
        : [`ETag is ${headers.get('etag') ?? 'missing'}, not ${tag}`],
  });
  await run.ask({
    ...request,
    probe: 'a tag of something else',
    headers: { 'if-none-match': '"of-something-else"' },
    expects: [200],
  });
};

const probeLanguage = async (run: Run, operation: Operation, path: Record<string, string>) => {
  const request = { operation, path, query: neededQuery(operation) };
  const russian = await run.send({ ...request, headers: { 'accept-language': 'ru' } });
  if (russian?.status !== 200) return;
  const isCsv = successOf(operation)?.[1].contentType === 'text/csv';
  const header = (raw: string) => JSON.stringify(parseCsv(raw.slice(1))?.[0] ?? []);
  await run.ask({
    ...request,
    probe: 'in Uzbek',
    headers: { 'accept-language': 'uz' },
    expects: [200],
    holds: ({ raw }) => {
      if (isCsv) {
        return header(raw) === header(russian.raw)
          ? ['the header row is the same in ru and uz']
          : [];
      }
      return operation.isLocalized && raw === russian.raw && rowsOf(russian.body).length > 0
        ? ['says the same in ru and uz, though it has texts of the server (x-localized)']
        : [];
    },
  });
};

export const probeHeaders = async (run: Run): Promise<void> => {
  for (const operation of readable(run)) {
    const [path] = hasPath(operation) ? run.world.places(operation) : [{}];
    if (path === undefined) continue;
    if (parameterOf(operation, 'If-None-Match') !== undefined)
      await probeCache(run, operation, path);
    if (parameterOf(operation, 'Accept-Language') !== undefined)
      await probeLanguage(run, operation, path);
  }
  await probeExactPaths(run);
};

const probeExactPaths = async (run: Run) => {
  const [operation] = readable(run).filter(
    ({ operationId, security, path }) =>
      // With a trailing slash, a list would be the entity of an empty id.
      !run.contract.operations.some((other) => other.path.startsWith(`${path}/{`)) &&
      security === 'bearer' &&
      run.world.single(operationId) !== undefined,
  );
  if (operation === undefined) return;
  const isSlashed = operation.path.endsWith('/');
  const paths = [
    {
      probe: 'a slash more or less',
      path: isSlashed ? operation.path.slice(0, -1) : `${operation.path}/`,
    },
    { probe: 'a path of no operation', path: '/no-such-thing-here' },
  ];
  for (const { probe, path } of paths) {
    const notFound = run.contract.operations.find(({ responses }) => responses.has(404));
    if (notFound === undefined) return;
    await run.ask({
      operation: { ...notFound, ...operation, path, responses: notFound.responses },
      probe,
      expects: [404],
    });
  }
};
