import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface SystemState {
  isDraining: boolean;
}

export interface DrainOptions {
  /** Time in which requests are still served, so that load balancers see /readyz fail before requests are rejected; ms. @default 0 */
  grace?: number;
  /** Time from the beginning after which open connections are closed; ms. @default 4500 */
  deadline?: number;
}

/** /readyz turns 503 and every response says `connection: close`. Connections still open at the deadline are closed. */
export async function drain(
  app: FastifyInstance,
  state: SystemState,
  { grace = 0, deadline = 4500 }: DrainOptions = {},
): Promise<void> {
  state.isDraining = true;
  const cut = setTimeout(() => app.server.closeAllConnections(), deadline);
  if (grace > 0) await pause(grace);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(cut);
}

/** Makes keep-alive clients disconnect while the server drains. */
export function installDrainHeader(app: FastifyInstance, state: SystemState): void {
  app.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close');
  });
}
