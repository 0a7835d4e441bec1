import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pause } from './pause.ts';

export interface Balancer {
  url: string;
  served: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

/** Milliseconds. */
const askedEvery = 250;

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const forward = (incoming: IncomingMessage, to: string, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { method, headers, url = '/' } = incoming;
    // A connection for each request: none is closed by the other side just when it is used again.
    const outgoing = request(
      `${to}${url}`,
      { method, headers: { ...headers, connection: 'close' }, agent: false },
      resolve,
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const neverArrived = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Alternates between ready instances. Requests that did not reach one, and interrupted reads, go to the next; an interrupted write is 502. */
export async function openBalancer(instances: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>(instances);
  const served = new Map<string, number>();
  let turn = 0;
  const inTurn = (): string[] => {
    turn += 1;
    const able = instances.filter((each) => ready.has(each));
    const list = able.length > 0 ? able : [...instances];
    return list.map((_, at) => list[(at + turn) % list.length] ?? '');
  };
  const count = (to: string) => served.set(to, (served.get(to) ?? 0) + 1);

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(incoming);
    const able = inTurn();
    const last = able.at(-1);
    for (const to of able) {
      try {
        const reply = await forward(incoming, to, body);
        // The instance is draining, or its database is down: a read goes to the next one, like nginx's `proxy_next_upstream http_503`.
        if (reply.statusCode === 503 && incoming.method === 'GET' && to !== last) {
          ready.delete(to);
          reply.resume();
          continue;
        }
        count(to);
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.on('error', () => response.destroy());
        reply.pipe(response);
        return;
      } catch (error) {
        ready.delete(to);
        if (incoming.method !== 'GET' && !neverArrived(error)) break;
      }
    }
    response.writeHead(502).end();
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  server.on('upgrade', (incoming, near, head) => {
    const [to = ''] = inTurn();
    const far = connect(Number(new URL(to).port), '127.0.0.1', () => {
      count(to);
      const lines = Object.entries(incoming.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      far.write(`GET ${incoming.url ?? ''} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');

  const ending = new AbortController();
  const ask = async (instance: string) => {
    while (!ending.signal.aborted) {
      const isReady = await fetch(`${instance}/readyz`, { signal: AbortSignal.timeout(2000) })
        .then(({ ok }) => ok)
        .catch(() => false);
      if (isReady) ready.add(instance);
      else ready.delete(instance);
      await pause(askedEvery);
    }
  };
  const asking = instances.map(ask);
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    served,
    close: async () => {
      ending.abort();
      await Promise.all(asking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
