import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes along: its body may take `patience.upload` and not only `patience.body`. */
    takesFile?: boolean;
  }
}

/** How long a connection may cost something without bringing anything; all in ms. */
export interface Patience {
  /** For the head of a request, and for a connection that says nothing at all. */
  head: number;
  /** For a body from its first byte to its last. */
  body: number;
  /** For one with a file: 15 MB at 400 kbit/s, the slowest line that we serve. */
  upload: number;
  /** Without a byte in either direction: a client that reads nothing keeps its response in our memory. */
  silence: number;
  /** Heads and bodies that are late are looked for that often. */
  probe: number;
}

export const defaultPatience: Patience = {
  head: 15_000,
  body: 30_000,
  upload: 330_000,
  silence: 60_000,
  probe: 5000,
};

/** Settings of the HTTP server, for fastify. */
export const connectionSettings = ({ head, upload, silence, probe }: Patience) => ({
  connectionTimeout: silence,
  requestTimeout: Math.max(upload, head),
  http: { headersTimeout: head, connectionsCheckingInterval: probe },
});

/** Cuts connections whose body comes too slowly, rejected requests and unknown paths among them; the server's own limit is that of the largest file. */
export function installBodyPatience(
  app: FastifyInstance,
  { body, upload }: Patience,
  maxConnections: number,
): void {
  app.server.maxConnections = maxConnections;
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete) return;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if ((length === undefined || length === '0') && encoding === undefined) return;
    const limit = routeOptions.config.takesFile === true ? upload : body;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, limit);
    timer.unref();
    const over = () => clearTimeout(timer);
    raw.once('end', over);
    raw.once('close', over);
  });
}
