import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request includes a file: its body may take `patience.upload` instead of `patience.body`. */
    takesFile?: boolean;
  }
}

/** Time limits of connections; ms. */
export interface Patience {
  /** Time for the head of a request, and for a connection that sends nothing. */
  head: number;
  /** Time for a body, from its first byte to its last. */
  body: number;
  /** Time for a body with a file: 15 MB at 400 kbit/s, the slowest supported line. */
  upload: number;
  /** Without a byte in either direction. A client that reads nothing keeps its response in memory. */
  silence: number;
  probe: number;
}

export const defaultPatience: Patience = {
  head: 15_000,
  body: 30_000,
  upload: 330_000,
  silence: 60_000,
  probe: 5000,
};

export const connectionSettings = ({ head, upload, silence, probe }: Patience) => ({
  connectionTimeout: silence,
  requestTimeout: Math.max(upload, head),
  http: { headersTimeout: head, connectionsCheckingInterval: probe },
});

/** Cuts connections whose body is too slow, also on rejected requests and unknown paths. The server's own limit is that of the largest file. */
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
