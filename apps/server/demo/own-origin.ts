import type { FastifyInstance } from 'fastify';

/** undefined when the server does not listen on a port */
export function ownOrigin({ server }: Pick<FastifyInstance, 'server'>): string | undefined {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return undefined;
  // A server on all addresses is reached by loopback.
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
