import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface SystemState {
  isDraining: boolean;
}

export interface DrainOptions {
  /** Requests are still served for that long, so that whoever balances the load sees /readyz before somebody is rejected; ms. @default 0 */
  grace?: number;
  /** What is still open then is closed; ms from the beginning. @default 4500 */
  deadline?: number;
}

/**
 * Ends the server without cutting requests off: /readyz turns 503 and every response says `connection: close`; what is still open at
 * the deadline is closed.
 */
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

/** Makes keep-alive clients leave while the server drains. */
export function installDrainHeader(app: FastifyInstance, state: SystemState): void {
  app.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close');
  });
}
