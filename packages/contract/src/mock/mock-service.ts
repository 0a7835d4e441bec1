import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Validator } from '../check/response-checker.ts';
import { createValidator } from '../check/response-checker.ts';
import { createRandom } from '../check/random.ts';
import { type Contract, type Operation, successOf } from '../contract/operation.ts';
import { isTree, member } from '../contract/tree.ts';
import { withFailure } from './failures.ts';
import { createMatcher, type Match } from './match.ts';
import { problem, type Reply } from './reply.ts';

export interface MockOptions {
  seed: number;
  /** Path or operationId → fault: `503`, `slow=3000`. */
  faults: ReadonlyMap<string, string>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** Texts of a query are read as what the schema wants; a body is taken as it is. */
interface Validators {
  query: Validator;
  body: Validator;
}

/** Fields that a request has wrong, in the form of a 422. */
const wrongFields = (
  validators: Validators,
  operation: Operation,
  query: URLSearchParams,
  body: unknown,
) => {
  const fields = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema, isRequired }) => {
      const values = query.getAll(name);
      if (values.length === 0) return isRequired ? [{ field: name, code: 'required' }] : [];
      const value = schema['type'] === 'array' ? values : values[0];
      const isWrong = validators.query.problems(schema, value).length > 0;
      return isWrong ? [{ field: name, code: 'invalid' }] : [];
    });
  if (
    operation.body?.contentType !== 'application/json' ||
    (body === undefined && !operation.body.isRequired)
  )
    return fields;
  const inBody = validators.body.problems(operation.body.schema, body ?? {}).map((said) => ({
    field: said.split(' ')[0] ?? '',
    code: said.includes('required') ? 'required' : 'invalid',
  }));
  return [...fields, ...inBody];
};

/** A list has the rows of its example and no others: a second page is empty, and `count` counts what is there. */
const onPage = (body: unknown, page: number): unknown => {
  const results = member(body, 'results');
  if (!isTree(body) || !Array.isArray(results)) return body;
  return {
    ...body,
    results: page > 1 ? [] : results,
    ...('count' in body ? { count: results.length } : {}),
  };
};

/** The example of success; of an entity, with the id that was asked for. */
const example = (
  { contract, operation, path }: Match,
  pick: <T>(items: readonly T[]) => T | undefined,
): Reply => {
  const [status, declared] = successOf(operation) ?? [204, undefined];
  const [first, ...rest] = declared?.examples ?? [];
  const shown = operation.method === 'GET' ? first : (pick([first, ...rest]) ?? first);
  const value = shown?.value;
  const id = path['id'] ?? path['roomId'];
  const body =
    isTree(value) &&
    typeof value['id'] === 'number' &&
    id !== undefined &&
    Number.isInteger(Number(id))
      ? { ...value, id: Number(id) }
      : value;
  const version = member(body, 'version');
  const csv = declared?.contentType === 'text/csv' ? '\uFEFF"id"\r\n"1"\r\n' : undefined;
  return {
    status,
    body: csv ?? body,
    type: declared?.contentType,
    headers: {
      ...Object.fromEntries(
        (declared?.headers ?? []).flatMap((header) =>
          typeof header.example === 'string' && header.name !== 'X-Request-Id'
            ? [[header.name.toLowerCase(), header.example] as const]
            : [],
        ),
      ),
      ...(typeof version === 'number' ? { etag: `"v${String(version)}"` } : {}),
      ...(csv === undefined
        ? {}
        : { 'content-disposition': `attachment; filename="${operation.operationId}.csv"` }),
      'x-mock-contract': contract.version,
    },
  };
};

const send = (response: ServerResponse, origin: string | undefined, reply: Reply) => {
  const { body } = reply;
  const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(reply.status, {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-headers':
      '*, authorization, content-type, accept-language, if-match, idempotency-key, if-none-match, x-fault',
    'access-control-allow-methods': '*, GET, POST, PUT, PATCH, DELETE',
    'access-control-expose-headers': '*, etag, retry-after, x-request-id',
    'x-request-id': 'mock',
    ...(reply.type === undefined ? {} : { 'content-type': reply.type }),
    ...reply.headers,
  });
  response.end(sent);
};

/** A server that responds with the contract's examples, rejects requests that break it, and fails when it is set to. */
export const createMock = (contracts: readonly Contract[], options: MockOptions): Server => {
  const match = createMatcher(contracts);
  const random = createRandom(options.seed);
  const strict = new Map(
    contracts.map((contract) => [
      contract,
      { query: createValidator(contract.bundle, true), body: createValidator(contract.bundle) },
    ]),
  );

  const replyTo = async (request: IncomingMessage, found: Match, url: URL): Promise<Reply> => {
    const { operation, contract } = found;
    const raw = await readBody(request);
    if (operation.security === 'bearer' && request.headers.authorization === undefined)
      return problem(401);
    if (operation.security === 'serviceKey' && request.headers['x-service-key'] === undefined)
      return problem(401, { code: 'service_key_required' });
    let body: unknown;
    if (raw !== '' && request.headers['content-type']?.includes('json') === true) {
      try {
        body = JSON.parse(raw);
      } catch {
        return problem(400);
      }
    }
    const validators = strict.get(contract);
    const errors =
      validators === undefined ? [] : wrongFields(validators, operation, url.searchParams, body);
    if (errors.length > 0) return problem(422, { errors });
    const reply = example(found, random.pick);
    return operation.method === 'GET'
      ? { ...reply, body: onPage(reply.body, Number(url.searchParams.get('page') ?? '1')) }
      : reply;
  };

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const origin = request.headers.origin;
    if (request.method === 'OPTIONS') {
      send(response, origin, { status: 204 });
      return;
    }
    const found = match(request.method ?? 'GET', url.pathname);
    const asked = request.headers['x-fault'];
    const failure =
      (Array.isArray(asked) ? asked[0] : asked) ??
      options.faults.get(url.pathname) ??
      options.faults.get(found?.operation.operationId ?? '') ??
      '';
    void (async () => {
      const plain = found === undefined ? problem(404) : await replyTo(request, found, url);
      const reply = await withFailure(failure, plain);
      if (reply === undefined) request.socket.destroy();
      else send(response, origin, reply);
    })();
  });
};
