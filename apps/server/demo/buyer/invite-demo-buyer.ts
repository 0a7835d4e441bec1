import type { FastifyInstance } from 'fastify';
import type { Config } from '../../src/platform/config/config';
import { ownOrigin } from '../own-origin';

/**
 * Starts when DEMO_BUYER is on. Call it once the server listens.
 * @returns a function that stops it; the server does not wait for it
 */
export function inviteDemoBuyer(
  { DEMO_BUYER, SERVICE_KEY }: Pick<Config, 'DEMO_BUYER' | 'SERVICE_KEY'>,
  app: Pick<FastifyInstance, 'server' | 'log'>,
): () => void {
  const origin = ownOrigin(app);
  if (!DEMO_BUYER || SERVICE_KEY === undefined || origin === undefined) return () => undefined;
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
