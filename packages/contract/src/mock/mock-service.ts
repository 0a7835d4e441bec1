import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRandom, type Random } from '../check/random.ts';
import type { Contract } from '../contract/operation.ts';
import { createExamples, preferenceOf } from './example-reply.ts';
import { withFailure } from './failures.ts';
import { createKnownIds } from './known-ids.ts';
import { createMatcher, type Match } from './match.ts';
import { problem, type Reply } from './reply.ts';
import { createRequestChecker } from './wrong-fields.ts';

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

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const send = (response: ServerResponse, origin: string | undefined, reply: Reply) => {
  const { body } = reply;
  const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(reply.status, {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-headers':
      '*, authorization, content-type, accept-language, if-match, idempotency-key, if-none-match, prefer, x-fault',
    'access-control-allow-methods': '*, GET, POST, PUT, PATCH, DELETE',
    'access-control-expose-headers': '*, etag, retry-after, x-request-id',
    'x-request-id': 'mock',
    ...(reply.type === undefined ? {} : { 'content-type': reply.type }),
    ...reply.headers,
  });
  response.end(sent);
};

const createService = (contract: Contract, random: Random) => {
  const findWrongFields = createRequestChecker(contract);
  const isKnown = createKnownIds(contract);
  const exampleReply = createExamples(contract, random);

  return async (request: IncomingMessage, found: Match, query: URLSearchParams): Promise<Reply> => {
    const { operation, path } = found;
    const raw = await readBody(request);
    const wanted = preferenceOf(headerOf(request, 'prefer'));
    if (wanted.code !== undefined) return exampleReply(found, query, undefined, wanted);
    if (operation.security === 'bearer' && request.headers.authorization === undefined)
      return problem(401);
    if (operation.security === 'serviceKey' && headerOf(request, 'x-service-key') === undefined)
      return problem(401, { code: 'service_key_required' });
    let sent: unknown;
    if (raw !== '' && request.headers['content-type']?.includes('json') === true) {
      try {
        sent = JSON.parse(raw);
      } catch (cause) {
        return problem(400, { detail: cause instanceof Error ? cause.message : '' });
      }
    }
    if (!isKnown(operation, path))
      return problem(404, { detail: `No example has ${Object.values(path).join(', ')}.` });
    const errors = findWrongFields(operation, query, sent);
    if (errors.length > 0) return problem(422, { errors });
    return exampleReply(found, query, sent, wanted);
  };
};

export const createMock = (contracts: readonly Contract[], options: MockOptions): Server => {
  const { match, methodsOf } = createMatcher(contracts);
  const random = createRandom(options.seed);
  const services = new Map(
    contracts.map((contract) => [contract, createService(contract, random)]),
  );

  const replyTo = async (request: IncomingMessage, found: Match | undefined, url: URL) => {
    const service = found && services.get(found.contract);
    if (found && service) return service(request, found, url.searchParams);
    const allowed = methodsOf(url.pathname);
    if (allowed.length === 0)
      return problem(404, { detail: `The contract has no path ${url.pathname}.` });
    return {
      ...problem(405, { detail: `${url.pathname} takes ${allowed.join(', ')}.` }),
      headers: { allow: allowed.join(', ') },
    };
  };

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const { origin } = request.headers;
    if (request.method === 'OPTIONS') {
      send(response, origin, { status: 204 });
      return;
    }
    const found = match(request.method ?? 'GET', url.pathname);
    const failure =
      headerOf(request, 'x-fault') ??
      options.faults.get(url.pathname) ??
      options.faults.get(found?.operation.operationId ?? '') ??
      '';
    void (async () => {
      const reply = await withFailure(failure, await replyTo(request, found, url));
      if (reply === undefined) request.socket.destroy();
      else send(response, origin, reply);
    })();
  });
};
