import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client';

export type Sql = RawBuilder<unknown>;

export type Column = string | Sql;

export const columnOf = (column: Column): Sql =>
  typeof column === 'string' ? sql.ref(column) : column;

export const nothing: Sql = sql``;

/** Needs at least one condition. */
export const all = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

/** Needs at least one condition. */
export const any = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;

/** A number in the text: PostgreSQL keeps a prepared plan only if it can see how few rows are read. */
export const literal = (size: number): Sql => sql.lit(Math.trunc(size));

/** Maximum number of named plans. Each connection keeps one per name; further statements are planned each time. */
const mostPlans = 300;

/** Names belong to a connection, and repositories share connections: one list per pool. */
const namesByPool = new WeakMap<object, Map<string, string>>();

function namesOf(pool: object): Map<string, string> {
  const names = namesByPool.get(pool) ?? new Map<string, string>();
  namesByPool.set(pool, names);
  return names;
}

export type Run = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>;

/**
 * For the few hot statements: each text is parsed and planned once per connection. Inside a transaction it runs there, unprepared.
 * Not for "select *" of a table that grows: it would fail on connections that planned it before another instance's migration.
 */
export function createPrepared(db: Db): Run {
  const names = namesOf(db.pool);

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPlans) return known;
    // Named by content: connections are shared, and other repositories have other statements.
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  }

  return async (statement) => {
    const { current } = db;
    if (current.isTransaction) return (await statement.execute(current)).rows;
    const { sql: text, parameters } = statement.compile(current);
    const name = nameOf(text);
    const { rows } = await db.pool.query({
      name,
      text,
      values: [...parameters],
    });
    return rows;
  };
}

/** Runs statements whose values determine the plan: each is planned every time. */
export const createStatements =
  (db: Db): Run =>
  async (statement) =>
    (await statement.execute(db.current)).rows;
