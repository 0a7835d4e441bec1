import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';

/**
 * Lets the demo buyer come by, where DEMO_BUYER is on, over HTTP like anybody else. Call it once the server listens.
 * @returns what sends it away; the server does not wait for it
 */
export function inviteDemoBuyer(
  { DEMO_BUYER, SERVICE_KEY }: Pick<Config, 'DEMO_BUYER' | 'SERVICE_KEY'>,
  app: Pick<FastifyInstance, 'server' | 'log'>,
): () => void {
  const address = app.server.address();
  if (!DEMO_BUYER || SERVICE_KEY === undefined || typeof address !== 'object' || address === null)
    return () => undefined;
  // Every address of the machine is asked for by its loopback.
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  let leave: (() => void) | undefined;
  let isOver = false;
  // A server without a demo has no use for it.
  void import('./start-demo-buyer').then(({ startDemoBuyer }) => {
    if (!isOver) leave = startDemoBuyer({ origin, serviceKey: SERVICE_KEY, log: app.log });
  });
  return () => {
    isOver = true;
    leave?.();
  };
}
