import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Db } from './client';

/** Each connection keeps a plan per name; shapes beyond that many are planned each time. */
const mostPlans = 300;

/** Runs a hand-written statement with `$n` placeholders; @returns its rows. */
export type RunPrepared = <Row extends QueryResultRow>(
  text: string,
  values: unknown[],
) => Promise<Row[]>;

/**
 * For statements that are made of names of columns. Not prepared by name: "select *" would fail on connections that planned it before
 * another instance's migration added a column.
 */
export function createStatements(db: Db): RunPrepared {
  return async (text, values) =>
    (await db.current.executeQuery<never>(CompiledQuery.raw(text, values))).rows;
}

/** Names are a connection's, and repositories share connections: one list for the whole pool. */
const namesByPool = new WeakMap<object, Map<string, string>>();

function namesOf(pool: object): Map<string, string> {
  const names = namesByPool.get(pool) ?? new Map<string, string>();
  namesByPool.set(pool, names);
  return names;
}

/**
 * For the few hot statements: each text is parsed and planned once per connection. Inside a transaction it runs there, unprepared.
 * Values must be parameters: a text per value would fill the plans.
 */
export function createPrepared(db: Db): RunPrepared {
  const names = namesOf(db.pool);

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPlans) return known;
    // By content: connections are shared, and another repository's first statement is another one.
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  }

  return async (text, values) => {
    const { current } = db;
    if (current.isTransaction)
      return (await current.executeQuery<never>(CompiledQuery.raw(text, values))).rows;
    const name = nameOf(text);
    const { rows } = await db.pool.query({ ...(name === undefined ? {} : { name }), text, values });
    return rows;
  };
}
