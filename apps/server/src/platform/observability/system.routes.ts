import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../db/client';
import type { SystemState } from '../http/drain';
import { unavailable } from '../http/problem';

export interface SystemParts {
  db: Db;
  log: FastifyBaseLogger;
  state: SystemState;
  bus: { isUp(): boolean };
  media: { check(): Promise<void> };
  /** Undefined when Telegram is off. */
  telegram: { failingSince(): Promise<Date | undefined> } | undefined;
}

/** Minimum interval of storage checks; ms. Load balancers ask every second. */
const mediaEvery = 10_000;

/**
 * /healthz: the process responds. /readyz: it may get requests; 503 while it drains or its database is unavailable. An unavailable bus,
 * storage or Telegram is reported but keeps the instance ready: events then arrive every 10 s, and everything but new images works.
 */
export function installSystemRoutes(
  app: FastifyInstance,
  { db, log, state, bus, media, telegram }: SystemParts,
): void {
  const options = { logLevel: 'silent', config: { rateLimit: false } } as const;
  let checked: { until: number; state: Promise<'ok' | 'away'> } | undefined;

  function mediaState(): Promise<'ok' | 'away'> {
    if (checked === undefined || checked.until < Date.now()) {
      const found = media.check().then(
        () => 'ok' as const,
        (error: unknown) => {
          log.warn({ err: error }, 'image.storage_away');
          return 'away' as const;
        },
      );
      checked = { until: Date.now() + mediaEvery, state: found };
    }
    return checked.state;
  }

  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    if (state.isDraining) throw unavailable(5);
    await db.pool.query('select 1');
    const failing = await telegram?.failingSince();
    return {
      status: 'ready',
      bus: bus.isUp() ? 'ok' : 'away',
      media: await mediaState(),
      ...(telegram && { telegram: failing === undefined ? 'ok' : 'away' }),
    };
  });
}
