import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { exchange, NoResponse } from '../check/exchange.ts';
import { createResponseChecker, createValidator } from '../check/response-checker.ts';
import { findFrameProblems, framesToSend } from '../check/socket.ts';
import type { Contract } from '../contract/operation.ts';
import type { Tree } from '../contract/tree.ts';
import { createMatcher } from '../mock/match.ts';
import type { Passed } from './har.ts';

export interface WatchOptions {
  /** No trailing slash. */
  target: string;
  contract: Contract;
  socket: Tree;
  /** ms */
  timeout: number;
  onPassed: (passed: Passed, operationId: string | undefined) => void;
  onProblem: (what: string, problems: readonly string[]) => void;
}

const ofTheConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'content-encoding',
  'keep-alive',
  'upgrade',
  'expect',
]);

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || ofTheConnection.has(name)
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

const bytesOf = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
};

const passOn = async (
  request: IncomingMessage,
  response: ServerResponse,
  options: WatchOptions,
  probe: (method: string, path: string, passed: Omit<Passed, 'problems'>) => void,
) => {
  const method = request.method ?? 'GET';
  const asked = request.url ?? '/';
  const body = await bytesOf(request);
  const requestHeaders = headersOf(request);
  const startedAt = new Date();
  const url = new URL(`${options.target}${asked}`);
  try {
    const received = await exchange({
      method,
      url: url.href,
      headers: requestHeaders,
      body: body.length === 0 ? undefined : body,
      timeout: options.timeout,
    });
    probe(method, new URL(asked, 'http://proxy').pathname, {
      method,
      url,
      requestHeaders,
      requestBody: body,
      received,
      startedAt,
    });
    const cookies = received.headers.getSetCookie();
    const headers = [...received.headers].filter(
      ([name]) => !ofTheConnection.has(name) && name !== 'set-cookie',
    );
    response.writeHead(received.status, {
      ...Object.fromEntries(headers),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    });
    response.end(received.bytes);
  } catch (cause) {
    if (!(cause instanceof NoResponse)) throw cause;
    options.onProblem(`${method} ${asked.split('?')[0] ?? ''}`, [`no answer: ${cause.message}`]);
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`${options.target} does not respond: ${cause.message}\n`);
  }
};

const joinSockets = (server: Server, { target, socket, onProblem }: WatchOptions) => {
  const validator = createValidator(socket);
  const known = framesToSend(socket);
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
  const sockets = new WebSocketServer({ server });
  // Errors of the server are emitted here too, and handled there.
  sockets.on('error', () => undefined);
  sockets.on('connection', (client, request) => {
    const { origin } = request.headers;
    const behind = new WebSocket(
      `${target.replace(/^http/, 'ws')}${request.url ?? '/'}`,
      origin === undefined ? {} : { origin },
    );
    const waiting: string[] = [];
    client.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      if (behind.readyState === WebSocket.OPEN) behind.send(text);
      else waiting.push(text);
    });
    behind.on('open', () => {
      for (const text of waiting) behind.send(text);
    });
    behind.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      const problems = findFrameProblems(validator, known, parse(text));
      if (problems.length > 0) onProblem('a frame of the socket', problems);
      client.send(text);
    });
    behind.on('close', (code, reason) => {
      // Reserved close codes mean that the connection was cut.
      if (code < 3000 && ![1000, 1001, 1012, 1013].includes(code)) client.terminate();
      else client.close(code, reason);
    });
    behind.on('error', (cause) => {
      onProblem('the socket', [cause.message]);
      client.terminate();
    });
    client.on('close', () => behind.close());
  });
};

export const createWatchingProxy = (options: WatchOptions): Server => {
  const { match } = createMatcher([options.contract]);
  const check = createResponseChecker(options.contract);
  const server = createServer((request, response) => {
    void passOn(request, response, options, (method, path, passed) => {
      const operation = match(method, path)?.operation;
      // A browser's preflight is not an operation.
      const problems =
        operation !== undefined
          ? check(operation, passed.received)
          : method === 'OPTIONS'
            ? []
            : ['no operation of the contract'];
      options.onPassed({ ...passed, problems }, operation?.operationId);
    });
  });
  joinSockets(server, options);
  return server;
};
