import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client';
import { unavailable } from '../../http/problem';

export interface SystemState {
  isDraining: boolean;
}

/** /healthz: the process answers. /readyz: it may get requests; 503 while it drains or its database is away. */
export function installSystemRoutes(app: FastifyInstance, db: Db, state: SystemState): void {
  const options = { logLevel: 'silent', config: { rateLimit: false } } as const;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    if (state.isDraining) throw unavailable(5);
    await db.pool.query('select 1');
    return { status: 'ready' };
  });
}
