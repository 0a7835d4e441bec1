import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction, sql } from 'kysely';
import pg from 'pg';
import { type ConnectionLimits, createPool } from './pool';
import type { Database } from './tables';

const { builtins } = pg.types;
const int8Array = 1016;

/** int8 as number (ids and money stay below 2^53), numeric as number, `date` as its text; timestamps stay `Date`. */
function typeParser(oid: number, format: 'text' | 'binary' | undefined) {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  switch (oid) {
    case builtins.INT8:
    case builtins.NUMERIC:
      return Number;
    case builtins.DATE:
      return (text: string) => text;
    case int8Array:
      return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));
    default:
      return pg.types.getTypeParser(oid, 'text');
  }
}

export interface DbOptions {
  connection: pg.PoolConfig;
  /** @default 10 */
  maxConnections?: number;
  onError?: (error: Error) => void;
  /** @default connectionLimits */
  limits?: ConnectionLimits;
}

type Deferred = (ids: readonly number[], order: number) => Promise<unknown>;

interface Scope {
  transaction: Transaction<Database>;
  depth: number;
  /** Deferred work. A savepoint that fails drops the work added in it. */
  afterCommit: (() => void)[];
  beforeCommit: { order: number; work: Deferred; id: number }[];
}

export interface Db {
  /** The transaction that surrounds this call, or the pool. Read it again for each query; never keep it. */
  readonly current: Kysely<Database>;
  /**
   * Runs `work` in one transaction, which its queries use through `current`. Inside another transaction it becomes a savepoint, so
   * that a failed part can be caught without losing the whole. After a unique violation an outermost transaction runs once more.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` read-only on one snapshot of the database. Inside a transaction it only runs `work`. */
  snapshot<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs `work` just before the surrounding transaction commits; throws without one. For locks that come after all others, taken in
   * ascending `order`, such as an owner's id, so that two transactions cannot deadlock. Calls with the same `work` and order run it once,
   * with all their ids.
   */
  beforeCommit(order: number, work: Deferred, id?: number): void;
  /** Runs `work` after the surrounding transaction commits, or immediately without one. A rollback drops it. */
  afterCommit(work: () => void): void;
  /** Runs `work` outside of the surrounding transaction, as timers and listeners must. */
  detached<T>(work: () => T): T;
  /** Runs `work` with this statement timeout instead of the default of ten seconds. An open transaction keeps its own. */
  withPatience<T>(milliseconds: number, work: () => Promise<T>): Promise<T>;
  /** Connections outside any transaction, for LISTEN and tests. */
  readonly pool: pg.Pool;
  /** Ends within two seconds, even when the database does not respond. */
  close(): Promise<void>;
}

/** Another row already has the value. */
const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';

export function createDb({ connection, maxConnections = 10, onError, limits }: DbOptions): Db {
  const connections = createPool(
    { ...connection, max: maxConnections, types: { getTypeParser: typeParser } },
    limits,
  );
  const { pool, forKysely, withPatience } = connections;
  // Without a listener, the loss of an idle connection is an unhandled `error` event, which ends the process.
  pool.on('error', (error) => onError?.(error));
  const root = new Kysely<Database>({ dialect: new PostgresDialect({ pool: forKysely }) });
  const scopes = new AsyncLocalStorage<Scope>();

  async function savepoint<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    const name = sql.id(`s${scope.depth}`);
    const kept = { after: scope.afterCommit.length, before: scope.beforeCommit.length };
    await sql`savepoint ${name}`.execute(scope.transaction);
    try {
      const result = await scopes.run({ ...scope, depth: scope.depth + 1 }, work);
      await sql`release savepoint ${name}`.execute(scope.transaction);
      return result;
    } catch (error) {
      scope.afterCommit.length = kept.after;
      scope.beforeCommit.length = kept.before;
      await sql`rollback to savepoint ${name}`.execute(scope.transaction);
      throw error;
    }
  }

  /** Runs deferred functions by ascending `order`, then those that they deferred themselves. */
  async function finish({ beforeCommit }: Scope): Promise<void> {
    while (beforeCommit.length > 0) {
      const works = beforeCommit.splice(0).toSorted((a, b) => a.order - b.order);
      for (const [order, ofOrder] of Map.groupBy(works, (one) => one.order))
        for (const [work, calls] of Map.groupBy(ofOrder, (one) => one.work))
          await work([...new Set(calls.map(({ id }) => id))], order);
    }
  }

  async function outermost<T>(work: () => Promise<T>): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const result = await root.transaction().execute((transaction) => {
      const scope: Scope = { transaction, depth: 1, afterCommit, beforeCommit: [] };
      return scopes.run(scope, async () => {
        const done = await work();
        await finish(scope);
        return done;
      });
    });
    for (const next of afterCommit) next();
    return result;
  }

  return {
    get current() {
      return scopes.getStore()?.transaction ?? root;
    },
    async transaction(work) {
      const outer = scopes.getStore();
      if (outer !== undefined) return savepoint(outer, work);
      // Another transaction can insert the same row between a check and its insert. The check of the second run finds it.
      return outermost(work).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        return outermost(work);
      });
    },
    async snapshot(work) {
      if (scopes.getStore() !== undefined) return work();
      const afterCommit: (() => void)[] = [];
      const result = await root
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((transaction) =>
          scopes.run({ transaction, depth: 1, afterCommit, beforeCommit: [] }, work),
        );
      for (const next of afterCommit) next();
      return result;
    },
    beforeCommit(order, work, id = 0) {
      const scope = scopes.getStore();
      if (scope === undefined) throw new Error('beforeCommit needs a transaction around it.');
      scope.beforeCommit.push({ order, work, id });
    },
    afterCommit(work) {
      const scope = scopes.getStore();
      if (scope === undefined) work();
      else scope.afterCommit.push(() => scopes.exit(work));
    },
    detached: (work) => scopes.exit(work),
    withPatience,
    pool,
    close: () => connections.close(() => root.destroy()),
  };
}
