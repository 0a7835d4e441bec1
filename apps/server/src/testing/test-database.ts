import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Db, createDb } from '../platform/db/client';
import { templateDatabase } from './template-database';

export interface TestDatabase {
  db: Db;
  connection: { host: string; port: number; user: string; database: string };
  /** Connects to the same database separately, like another instance. */
  join(): Promise<TestDatabase>;
  /** Closes the connection, and drops the database if this call created it. */
  close(): Promise<void>;
  /** Closes a created database and keeps it for copies. @returns its name, for `createTestDatabase` */
  keep?(): Promise<string>;
}

type Connection = TestDatabase['connection'];

/** Generous limits: with two cores running all tests at once, fast queries can be slow. */
const limits = { wait: 60_000, statement: 60_000, silence: 70_000, idleTransaction: 120_000 };

const open = (connection: Connection) => createDb({ connection, maxConnections: 5, limits });

function joinDatabase(connection: Connection): Promise<TestDatabase> {
  const db = open(connection);
  return Promise.resolve({
    db,
    connection,
    join: () => joinDatabase(connection),
    close: () => db.close(),
  });
}

/**
 * Creates a separate database.
 * @param template database to copy; the catalogue alone by default
 */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `t_${randomBytes(6).toString('hex')}`;
  const admin = createDb({
    connection: { ...server, database: 'postgres' },
    maxConnections: 1,
    limits,
  });
  // Copied as files: by default every page would go through the log.
  await admin.pool.query(`create database ${database} template ${template} strategy file_copy`);
  const connection = { ...server, database };
  const db = open(connection);
  return {
    db,
    connection,
    join: () => joinDatabase(connection),
    async close() {
      await db.close();
      await admin.pool.query(`drop database ${database} with (force)`);
      await admin.close();
    },
    async keep() {
      await db.close();
      await admin.close();
      return database;
    },
  };
}
