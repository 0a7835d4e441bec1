import { sql } from 'kysely';
import pg from 'pg';
import type { BaseDeps } from '../jobs/base-deps';
import type { BusTransport } from './bus';

const channel = 'karvon_bus';

/** Shortest and longest wait before a reconnection; ms. */
const retryFrom = 100;
const retryTo = 3000;

/** Interval of queries that detect a silent connection, which otherwise only receives; ms. */
const heartbeatEvery = 10_000;
/** Time without a response after which the connection counts as dead; ms. */
const heartbeatLimit = 3000;

/**
 * NOTIFY inside the transaction, so that a rollback wakes nobody, and LISTEN on a separate connection, which reconnects automatically when
 * the database is back.
 */
export function createPostgresTransport({ db, log }: Pick<BaseDeps, 'db' | 'log'>): BusTransport {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = retryFrom;
  let isStopped = true;
  let deliver: (text: string) => void = () => undefined;
  let restored: () => void = () => undefined;

  function again(): void {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, wait);
    timer.unref();
    wait = Math.min(retryTo, wait * 2);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...db.pool.options, query_timeout: heartbeatLimit });
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(heartbeat);
      if (client === next) client = undefined;
      next.connection.stream.destroy();
      again();
    };
    const heartbeat = setInterval(() => next.query('select').catch(lost), heartbeatEvery).unref();
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => deliver(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'bus.away');
      return lost();
    }
    if (isStopped) return lost();
    client = next;
    wait = retryFrom;
    restored();
  }

  return {
    isUp: () => client !== undefined,
    async publish(text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(db.current);
    },
    async start(onMessage, isRestored) {
      isStopped = false;
      deliver = onMessage;
      restored = isRestored;
      await db.detached(connect);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      // Destroyed instead of closed, which would wait for a database that may not respond.
      client?.connection.stream.destroy();
      return Promise.resolve();
    },
  };
}
