import type { FastifyInstance } from 'fastify';

/** Where this process reaches its own server over HTTP; undefined where it does not listen on a port. */
export function ownOrigin({ server }: Pick<FastifyInstance, 'server'>): string | undefined {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return undefined;
  // Every address of the machine is asked for by its loopback.
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
