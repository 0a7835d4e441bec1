import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** Milliseconds. */
export interface ConnectionLimits {
  /** Time that a query waits for a free or new connection. */
  wait: number;
  /** Time after which the database cancels a statement (57014). The connection stays usable. */
  statement: number;
  /** Time without a response after which the connection counts as dead and is destroyed. More than `statement`. */
  silence: number;
  /** Time after which the database ends an idle transaction. */
  idleTransaction: number;
}

export const connectionLimits: ConnectionLimits = {
  wait: 3000,
  statement: 10_000,
  silence: 12_000,
  idleTransaction: 30_000,
};

/** Time beyond the statement's limit after which a response counts as lost; ms. */
const latency = 2000;
/** Time that connections in use get before `close` cuts them; ms. */
const closingPatience = 1000;
/** Connections are renewed, so that after a failover load moves to the host's new address. */
const maxLifetimeSeconds = 1800;

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

const destroy = (client: pg.PoolClient) => client.connection.stream.destroy();

export function createPool(config: pg.PoolConfig, limits = connectionLimits) {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds,
    keepAlive: true,
    // The system detects a dead idle connection after 15 s.
    keepAliveInitialDelayMillis: 5000,
    statement_timeout: limits.statement,
    query_timeout: limits.silence,
    idle_in_transaction_session_timeout: limits.idleTransaction,
  });
  const clients = new Map<pg.PoolClient, number>();
  const patience = new AsyncLocalStorage<number>();
  /** Connections opened before this time may be dead, as another one fell silent then. */
  let suspectsUntil = 0;

  const isSuspect = (client: pg.PoolClient) => (clients.get(client) ?? 0) < suspectsUntil;

  /** Drops idle connections. A silent one is seldom alone, and each would cost another request its timeout. */
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
    // A client that dies between two queries of a transaction must not end the process: its next query rejects.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => void clients.delete(client));
  // 'release' passes on the error that a connection was returned with.
  pool.on('release', (error) => {
    if (isSilence(error)) dropIdle();
  });

  /** Destroys a silent connection at once: a rollback would wait behind the query that gets no response. */
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

    /** Runs work whose statements may take `milliseconds` each: migrations, timers, start-up tasks. */
    withPatience: <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
      patience.run(milliseconds, work),

    /** Gives connections in use a second to return and then cuts them, so that a silent database does not delay the shutdown. */
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
