import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** Milliseconds. */
export interface ConnectionLimits {
  /** As long as a query waits for a free connection or a new one. */
  wait: number;
  /** A statement that takes longer is cancelled by the database: 57014, and the connection stays. */
  statement: number;
  /** Longer than that without a response: the connection is taken for dead and destroyed. More than `statement`. */
  silence: number;
  /** A transaction in which nothing happens for so long is ended by the database. */
  idleTransaction: number;
}

export const connectionLimits: ConnectionLimits = {
  wait: 3000,
  statement: 10_000,
  silence: 12_000,
  idleTransaction: 30_000,
};

/** Beyond the statement's own limit, until a response counts as lost; ms. */
const latency = 2000;
/** What is in use gets that long before `close` cuts it; ms. */
const closingPatience = 1000;
/** So that load moves to where a name leads now, after a failover. */
const maxLifetimeSeconds = 1800;

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

const destroy = (client: pg.PoolClient) => client.connection.stream.destroy();

/** A pool whose connections are given up when the line to the database falls silent. */
export function createPool(config: pg.PoolConfig, limits = connectionLimits) {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds,
    keepAlive: true,
    // An idle connection that leads nowhere is found out by the system after 15 s.
    keepAliveInitialDelayMillis: 5000,
    statement_timeout: limits.statement,
    query_timeout: limits.silence,
    idle_in_transaction_session_timeout: limits.idleTransaction,
  });
  const clients = new Map<pg.PoolClient, number>();
  const patience = new AsyncLocalStorage<number>();
  /** Connections from before then may lead where a silent one led. */
  let suspectsUntil = 0;

  const isSuspect = (client: pg.PoolClient) => (clients.get(client) ?? 0) < suspectsUntil;

  /** One silent connection is seldom alone: each idle one would cost another request its time. */
  function dropIdle(): void {
    suspectsUntil = performance.now();
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      pool.connect().then(
        (client) => client.release(isSuspect(client)),
        () => undefined,
      );
    }
  }

  pool.on('connect', (client) => {
    clients.set(client, performance.now());
    // One that dies between two queries of a transaction must not end the process: the next query is rejected and says so.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => void clients.delete(client));
  // Notified of every error that a connection is given back with.
  pool.on('release', (error) => {
    if (isSilence(error)) dropIdle();
  });

  /** A silent connection is destroyed at once: a rollback would wait behind the query that nobody responds to. */
  function watch(client: pg.PoolClient, limit: number | undefined): pg.PoolClient {
    const query = (...args: unknown[]): unknown => {
      const [text, values] = args;
      const timed = limit === undefined ? args : [{ text, values, query_timeout: limit + latency }];
      const result: unknown = Reflect.apply(client.query, client, timed);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        if (isSilence(error)) {
          destroy(client);
          dropIdle();
        }
        throw error;
      });
    };
    /** The next user has the usual limits again. */
    const release = (isBroken?: boolean): void => {
      if (limit === undefined || isBroken === true) return client.release(isBroken);
      client
        .query('reset statement_timeout; reset idle_in_transaction_session_timeout')
        .then(() => client.release())
        .catch(() => client.release(true));
    };
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') return query;
        if (name === 'release') return release;
        return Reflect.get(target, name, target);
      },
    });
  }

  async function connect(): Promise<pg.PoolClient> {
    const limit = patience.getStore();
    const client = await pool.connect();
    if (isSuspect(client)) {
      client.release(true);
      return connect();
    }
    if (limit !== undefined) {
      await client.query(
        `set statement_timeout = ${limit}; set idle_in_transaction_session_timeout = ${limit}`,
      );
    }
    return watch(client, limit);
  }

  const forKysely: PostgresPool = { connect, end: () => pool.end(), options: pool.options };

  return {
    pool,
    forKysely,

    /** Runs work whose statements may take `milliseconds` each: migrations, timers, what runs at start. */
    withPatience: <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
      patience.run(milliseconds, work),

    /** Connections in use have a second to come back; then they are cut, so that a silent database delays nobody. */
    async close(end: () => Promise<void>): Promise<void> {
      const cut = setTimeout(() => {
        for (const client of clients.keys()) destroy(client);
      }, closingPatience);
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, 2 * closingPatience);
      await Promise.race([end(), over]);
      clearTimeout(cut);
      clearTimeout(late);
    },
  };
}
