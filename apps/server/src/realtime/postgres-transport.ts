import { sql } from 'kysely';
import pg from 'pg';
import type { Deps } from '../deps';
import type { BusTransport } from './bus';

const channel = 'karvon_bus';

/** Shortest and longest wait before the line to the database is laid again, in ms. */
const retryFrom = 100;
const retryTo = 3000;

/**
 * NOTIFY inside the transaction, so that nobody is woken for what was taken back, and LISTEN on a connection of its own, which is laid
 * anew by itself when the database goes and comes back.
 */
export function createPostgresTransport({ db, log }: Pick<Deps, 'db' | 'log'>): BusTransport {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = retryFrom;
  let isStopped = true;
  let hear: (text: string) => void = () => undefined;
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
    const next = new pg.Client({ ...db.pool.options, keepAlive: true });
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      if (client === next) client = undefined;
      next.end().catch(() => undefined);
      again();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'bus not connected');
      return lost();
    }
    if (isStopped) return lost();
    client = next;
    wait = retryFrom;
    restored();
  }

  return {
    async publish(text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(db.current);
    },
    async start(heard, isRestored) {
      isStopped = false;
      hear = heard;
      restored = isRestored;
      await db.detached(connect);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      await client?.end();
    },
  };
}
