import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Contract } from '../../../packages/contract/src/contract/operation';
import { createMatcher } from '../../../packages/contract/src/mock/match';
import type { Asked, Backend, Defect, Passing } from './passing';

const ofTheConnection = [
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
];

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const isJson = (headers: Headers): boolean =>
  headers.get('content-type')?.includes('json') ?? false;

const parsed = (raw: Buffer, headers: Headers): unknown => {
  if (raw.length === 0 || !isJson(headers)) return raw;
  try {
    return JSON.parse(raw.toString());
  } catch {
    return raw;
  }
};

const asBody = (body: unknown): Uint8Array<ArrayBuffer> | string | null => {
  if (Buffer.isBuffer(body)) return body.length === 0 ? null : new Uint8Array(body);
  return JSON.stringify(body);
};

const receive = async (asked: Asked, response: Response): Promise<Passing> => {
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return {
    method: asked.method,
    path: asked.url.pathname,
    status: response.status,
    headers: new Headers(response.headers),
    body: raw !== '' && isJson(response.headers) ? JSON.parse(raw) : raw,
    asked,
  };
};

/** @param now clock of the server's data, sent as `Date` */
export const createDriftingProxy = (
  origin: string,
  contracts: readonly Contract[],
  keys: Omit<Backend, 'ask'>,
  defectNow: () => Defect | undefined,
  now: () => Date,
): Server => {
  const matchers = contracts.map((contract) => ({
    service: contract.service,
    base: contract.base,
    match: createMatcher([contract]).match,
  }));
  const backend: Backend = { ...keys, ask: (path, init) => fetch(`${origin}${path}`, init) };

  const isOf = (defect: Defect, { method, url }: Asked): boolean =>
    matchers.some(
      ({ service, base, match }) =>
        service === defect.service &&
        url.pathname.startsWith(`${base}/`) &&
        match(method, url.pathname.slice(base.length))?.operation.operationId ===
          defect.operationId,
    );

  const server = createServer((request, response) => {
    void (async () => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (!ofTheConnection.includes(name)) headers.set(name, String(value));
      const asked: Asked = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', origin),
        headers,
        body: parsed(await readBody(request), headers),
      };
      const seeded = defectNow();
      const defect = seeded !== undefined && isOf(seeded, asked) ? seeded : undefined;
      await defect?.overhear?.(asked, backend);
      const pretended = defect?.pretend?.(asked);
      if (pretended !== undefined) {
        response.writeHead(pretended.status, { 'x-request-id': crypto.randomUUID() });
        response.end();
        return;
      }
      const passing = await receive(
        asked,
        await fetch(asked.url, {
          method: asked.method,
          headers: asked.headers,
          body: ['GET', 'HEAD'].includes(asked.method) ? null : asBody(asked.body),
          redirect: 'manual',
        }),
      );
      defect?.spoil?.(passing);
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
        passing.headers.delete(name);
      passing.headers.set('date', now().toUTCString());
      response.writeHead(passing.status, Object.fromEntries(passing.headers));
      response.end(typeof passing.body === 'string' ? passing.body : JSON.stringify(passing.body));
    })();
  });

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (client, request) => {
    const behind = new WebSocket(new URL(request.url ?? '/', origin.replace('http', 'ws')));
    const waiting: string[] = [];
    client.on('message', (data) => {
      if (behind.readyState === WebSocket.OPEN) behind.send(textOf(data));
      else waiting.push(textOf(data));
    });
    behind.on('open', () => {
      for (const text of waiting) behind.send(text);
    });
    behind.on('message', (data) => {
      const { frame } = defectNow() ?? {};
      const text = frame === undefined ? textOf(data) : frame(textOf(data));
      if (text !== undefined) client.send(text);
    });
    behind.on('close', (code) => {
      const { close } = defectNow() ?? {};
      if (code === 1005 || code === 1006) client.close();
      else client.close(close === undefined ? code : close(code));
    });
    behind.on('error', () => client.terminate());
    client.on('close', () => behind.close());
  });
  return server;
};
