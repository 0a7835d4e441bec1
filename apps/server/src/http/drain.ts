import type { FastifyInstance } from 'fastify';
import type { SystemState } from '../modules/system/system.routes';

/**
 * Ends the server without cutting requests off: /readyz turns 503 and every response says `connection: close`; what is still open at
 * the deadline is closed.
 */
export async function drain(
  app: FastifyInstance,
  state: SystemState,
  deadline = 4500,
): Promise<void> {
  state.isDraining = true;
  app.server.closeIdleConnections();
  const cut = setTimeout(() => app.server.closeAllConnections(), deadline);
  await app.close();
  clearTimeout(cut);
}

/** Makes keep-alive clients leave while the server drains. */
export function installDrainHeader(app: FastifyInstance, state: SystemState): void {
  app.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close');
  });
}
